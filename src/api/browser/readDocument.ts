type PropertyName = 'activeElement' | 'body' | 'currentScript' | 'head' | 'readyState' | 'title' | 'visibilityState';

/**
 * Returns a property of the document itself. `document.head` and the like are an element or a frame of the page when
 * one has that name (A6).
 */
export function readDocument<Name extends PropertyName>(name: Name): Document[Name] {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, name)?.get;
  return (getter ? getter.call(document) : document[name]) as Document[Name];
}
