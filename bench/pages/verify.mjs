import { openTab } from '../browser/browser.mjs';

/** Reads the visible text of the form, and counts its controls. */
const readForm = () => ({
  text: document.querySelector('main').innerText.replace(/\s+/g, ' ').trim(),
  fields: document.querySelectorAll('main input').length,
  buttons: document.querySelectorAll('main button').length,
});

async function inspect(browser, server, { url, widgetCount }) {
  const { context, page } = await openTab(browser);
  try {
    await page.goto(server.origin + url);
    const isStatic = widgetCount === 0;
    if (!isStatic) await page.waitForSelector('[data-mount-state="ready"]');
    // The script of the captcha renders later.
    await page.waitForTimeout(400);
    const seen = await page.evaluate(readForm);
    if (isStatic) return { ...seen, validates: null };
    const field = page.locator('main input').first();
    await field.focus();
    await field.blur();
    const validates = await page
      .waitForSelector('main .rw-error', { timeout: 2_000 })
      .then(() => true)
      .catch(() => false);
    return { ...seen, validates };
  } finally {
    await context.close();
  }
}

/**
 * Checks that the compared pages hold the same form: the same text, and as many fields and buttons. Where React is in
 * control, an empty field must show a validation error when it loses focus. Returns a line for each difference.
 */
export async function findDifferences(browser, server, subjects) {
  const lines = [];
  for (const page of new Set(subjects.map((subject) => subject.page))) {
    const ways = subjects.filter((subject) => subject.page === page);
    if (ways.length === 1) continue;
    const seen = new Map();
    for (const subject of ways) seen.set(subject.way, await inspect(browser, server, subject));
    const expected = seen.get('widgets');
    for (const [way, { text, fields, buttons, validates }] of seen) {
      const name = `${page} (${way})`;
      if (validates === false) lines.push(`${name}: an empty field shows no validation error`);
      if (fields !== expected.fields) lines.push(`${name}: ${fields} fields, not ${expected.fields}`);
      // Without scripts there is no captcha, with its text and its button.
      if (validates === null && page === 'gift-card') continue;
      if (text !== expected.text) lines.push(`${name}: shows “${text}”, not “${expected.text}”`);
      if (buttons !== expected.buttons) lines.push(`${name}: ${buttons} buttons, not ${expected.buttons}`);
    }
  }
  return lines;
}
