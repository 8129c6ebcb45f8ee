/** Creates an element with a style and a text, and appends it. The style is set by script, which every policy allows. */
export function append<Tag extends keyof HTMLElementTagNameMap>(
  to: Node,
  tag: Tag,
  style: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = style;
  element.textContent = text;
  return to.appendChild(element);
}
