/** Returns a pattern for a text of the catalogue; each placeholder stands for any text. */
export function textPattern(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.*'));
}
