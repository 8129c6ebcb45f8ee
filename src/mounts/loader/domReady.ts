import { readDocument } from '../../api/browser/readDocument';

/** Resolves once the browser has parsed the page: until then, an element may lack some of its children. */
export function domReady(): Promise<unknown> {
  return new Promise((resolve) => {
    // The first change is the one from `loading` to `interactive`.
    if (readDocument('readyState') === 'loading') document.addEventListener('readystatechange', resolve);
    else resolve(null);
  });
}
