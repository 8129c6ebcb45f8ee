// Behind a <template> that holds the page's preload links and the script tag of the widgets: inserts them after the first
// paint where the network is fast, else at once. See docs/host-page.md, level 4.
(() => {
  // Milliseconds from leaving the last page to parsing this one, up to which the network counts as fast.
  var fast = 100;
  // Milliseconds after which the scripts are inserted without a paint, as while a style sheet is missing.
  var patience = 300;
  var template = document.currentScript.previousElementSibling;
  // A browser that does not know templates has read its content as part of the page.
  if (!('content' in template)) return;
  function insert() {
    // Moved, not created: under Trusted Types the page itself may name scripts, but no other script may.
    document.head.appendChild(template.content);
  }
  function insertInNextTask() {
    setTimeout(insert);
  }
  // A hidden page is not painted.
  if (performance.now() > fast || document.hidden) {
    insertInNextTask();
  } else {
    requestAnimationFrame(insertInNextTask);
    setTimeout(insert, patience);
  }
})();
