let whole: Promise<void> | undefined;

/** Resolves once the parser is through: before that an element may still be without its last children. */
export function parsed(): Promise<void> {
  whole =
    whole ||
    new Promise((resolve) => {
      const look = () => {
        if (document.readyState !== 'loading') resolve();
      };
      document.addEventListener('readystatechange', look);
      look();
    });
  return whole;
}
