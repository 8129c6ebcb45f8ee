/** Takes a node out of the page; not by its own `remove`, which a page may have patched (A4). */
export function takeAway(node: Node): void {
  const { parentNode } = node;
  if (parentNode) parentNode.removeChild(node);
}
