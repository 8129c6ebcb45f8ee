type PropertyName = 'URL' | 'activeElement' | 'body' | 'currentScript' | 'head' | 'readyState' | 'title';

/**
 * Returns a property of the document itself. `document.head` and the like are an element or a frame of the page when
 * one has that name (A6).
 */
export function readDocument<Name extends PropertyName>(name: Name): Document[Name] {
  // IE 11 has no `Reflect`: the loader reads the document once before it checks the browser, and then stops (A10).
  return ('Reflect' in window && Reflect.get(Document.prototype, name, document)) as Document[Name];
}
