import { readDocument } from '../../api/browser/readDocument';

/** Resolves once the browser has parsed the page: until then, an element may lack some of its children. */
export function domReady(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (readDocument('readyState') === 'loading') return;
      document.removeEventListener('readystatechange', check);
      resolve();
    };
    document.addEventListener('readystatechange', check);
    check();
  });
}
