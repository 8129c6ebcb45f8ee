/** Raises the specificity of the widgets' style sheets above that of a page's (A5). */
const postcss = require('postcss');

/** Adds one id to the specificity of a selector. No element has this id. */
const id = ':not(#_)';

/** Matches a selector for all elements of a widget, also for those of the captcha provider. */
const everyElement = /^\.rw \*(::\w+)?$/;

/**
 * Returns a selector with some more ids in its specificity. A selector for all elements stays as it is, as it must not win
 * against the captcha provider's own rules.
 * @param {string} selector
 * @param {number} ids
 */
function raiseSelector(selector, ids) {
  if (everyElement.test(selector)) return selector;
  if (!/^[.[]/.test(selector)) throw new Error(`The selector "${selector}" starts with no class or attribute`);
  return id.repeat(ids) + selector;
}

/**
 * Webpack's loader for style sheets. The rules of `reset.css` get two ids: they win against a page's classes, elements and
 * single ids. All other rules get three ids, and so win against `reset.css`. Their order among each other stays.
 * @this {{ resourcePath: string }}
 * @param {string} css
 */
module.exports = function raiseSpecificity(css) {
  const ids = this.resourcePath.endsWith('reset.css') ? 2 : 3;
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const { parent } = rule;
    // The steps of an animation are no selectors.
    if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.map((selector) => raiseSelector(selector, ids));
  });
  return root.toString();
};
