/** Returns the nodes of a list as an array. It avoids `Array.from`, which Prototype.js and MooTools replace (A4). */
export function toArray<T extends Node>(nodes: NodeListOf<T>): T[] {
  return ([] as T[]).slice.call(nodes);
}
