/*
 * Not part of the bundle. A page's server writes what is built of this into the page's head (README, "A form that is there
 * before any script"), right behind a `template` that holds the hints for the page's scripts and the tag of the entry. It
 * says when they are asked for: whatever a browser fetches before its first picture makes that picture late, and where the
 * network is near, there is little to be gained by it.
 */

/** Milliseconds from leaving the last page to reading this one within which the network passes for near. */
const near = 100;
/** Milliseconds after which the scripts are asked for though nothing has been drawn, as while a style sheet is missing. */
const patience = 300;

/** Asks for what a template names, now or behind the first picture. */
function askLater({ content }: HTMLTemplateElement): void {
  // Moved, not made: under Trusted Types a script's address may come from the page itself, but from no other script. Once
  // moved, nothing is left to be asked for again.
  const ask = () => {
    document.head.appendChild(content);
  };
  // The style sheets behind this have been asked for by then.
  const soon = () => {
    setTimeout(ask);
  };
  // A page that is not looked at is not drawn.
  if (performance.now() > near || document.hidden) {
    soon();
  } else {
    requestAnimationFrame(soon);
    setTimeout(ask, patience);
  }
}

const script = document.currentScript;
const template = script?.previousElementSibling;
// Browsers that know no templates have read what is in it as the page's own.
if (template && 'content' in template) askLater(template as HTMLTemplateElement);
