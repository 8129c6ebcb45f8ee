/** Removes a node from the page, but not by `node.remove()`, which a page may have patched (A4). */
export function removeNode(node: Node): void {
  const { parentNode } = node;
  if (parentNode) parentNode.removeChild(node);
}
