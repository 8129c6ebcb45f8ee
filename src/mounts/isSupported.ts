/**
 * Spelt as text, since an expression would be a syntax error in the very browsers that this is to find out. Of all
 * properties the one that costs nothing: for a real one, such as letters, browsers first gather its characters.
 */
const anything = '\\p{Any}';

/**
 * True for the browsers that package.json lists under browserslist. Elsewhere the page's own content is left untouched.
 * Each feature stands for the language level of its year; property escapes came to Firefox last.
 */
export function isSupported(): boolean {
  try {
    const hasPropertyEscapes = new RegExp(anything, 'u').test('a');
    return hasPropertyEscapes && 'fromEntries' in Object && CSS.supports('--a', '0');
  } catch {
    return false;
  }
}
