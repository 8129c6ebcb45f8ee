/**
 * A property escape, written as text: a literal expression would be a syntax error in browsers that lack the feature.
 * Of all properties, browsers evaluate this one fastest.
 */
const propertyEscape = '\\p{Any}';

/**
 * Returns true in the browsers that package.json lists under browserslist (A10). Each feature stands for the language
 * level of its year; Firefox got property escapes last.
 */
export function isSupported(): boolean {
  try {
    // Throws without property escapes. Browsers that have them also have custom properties.
    return new RegExp(propertyEscape, 'u').test('a') && 'fromEntries' in Object;
  } catch {
    return false;
  }
}
