/** Translates the page as a browser does: it moves each text into elements of its own (A7, M8). */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    if (!node.textContent?.trim()) continue;
    const font = document.createElement('font');
    node.parentNode?.replaceChild(font, node);
    font.append(node);
  }
}
