/** The nodes of a list; not by `Array.from`, in whose place Prototype.js and MooTools put their own (A4). */
export function listed<T extends Node>(nodes: NodeListOf<T>): T[] {
  return ([] as T[]).slice.call(nodes);
}
