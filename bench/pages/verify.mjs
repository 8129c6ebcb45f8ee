import { openTab } from '../browser.mjs';

/** What a visitor sees of a form, without what only tells where the cursor is. */
const read = () => ({
  text: document.querySelector('main').innerText.replace(/\s+/g, ' ').trim(),
  fields: document.querySelectorAll('main input').length,
  buttons: document.querySelectorAll('main button').length,
});

async function look(browser, server, { url, widgets }) {
  const { context, page } = await openTab(browser);
  try {
    await page.goto(server.origin + url);
    const isStatic = widgets === 0;
    if (!isStatic) await page.waitForSelector('[data-mount-state="ready"]');
    // A security check draws itself later.
    await page.waitForTimeout(400);
    const seen = await page.evaluate(read);
    if (isStatic) return { ...seen, works: null };
    const field = page.locator('main input').first();
    await field.focus();
    await field.blur();
    const works = await page
      .waitForSelector('main .rw-error', { timeout: 2_000 })
      .then(() => true)
      .catch(() => false);
    return { ...seen, works };
  } finally {
    await context.close();
  }
}

/**
 * Holds the pages that are compared to being the same form: the same text, as many fields and buttons, and, where React
 * is in charge, a field that says what is wrong as it is left empty. Answers what differs, a line for each.
 */
export async function differences(browser, server, subjects) {
  const lines = [];
  for (const page of new Set(subjects.map((subject) => subject.page))) {
    const ways = subjects.filter((subject) => subject.page === page);
    if (ways.length === 1) continue;
    const seen = new Map();
    for (const subject of ways) seen.set(subject.way, await look(browser, server, subject));
    const ours = seen.get('ours');
    for (const [way, { text, fields, buttons, works }] of seen) {
      if (works === false) lines.push(`${page} (${way}): a field that is left empty says nothing`);
      // Its security check draws itself by script.
      const isCheckDrawn = works === null && page === 'gift-card';
      if (!isCheckDrawn && text !== ours.text) lines.push(`${page} (${way}): reads “${text}”, ours “${ours.text}”`);
      if (fields !== ours.fields) lines.push(`${page} (${way}): ${fields} fields, ours ${ours.fields}`);
      if (!isCheckDrawn && buttons !== ours.buttons)
        lines.push(`${page} (${way}): ${buttons} buttons, ours ${ours.buttons}`);
    }
  }
  return lines;
}
