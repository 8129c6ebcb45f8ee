import { expect, test, watchPageErrors } from './fixtures';

// The other tests expect these fixtures to find nothing. Here, there is something to find.

const policy = "script-src 'none'";
const inlineScript = '<script>document.title = "changed"</script>';

test('an inline script against the policy, and an error of a page, are found', async ({ browser, demo }) => {
  const context = await browser.newContext();
  const errors = await watchPageErrors(context);
  const page = await context.newPage();
  await page.route('**/violation', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'Content-Security-Policy': policy }, body: inlineScript }),
  );
  await page.route('**/error', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>throw new Error("broken")</script>' }),
  );
  await page.goto(`${demo.origin}/violation`);
  await expect.poll(() => errors).toEqual([expect.stringMatching(/^policy violation: script-src-elem inline/)]);
  await page.goto(`${demo.origin}/error`);
  await expect.poll(() => errors).toContain('page error: broken');
  await context.close();
});

test.fail('an inline script against the policy fails its test', async ({ openHostPage }) => {
  await openHostPage(inlineScript, { policy });
});

test('axe finds a frame without a title, also when the frame allows no scripts', async ({
  openHostPage,
  checkScreen,
}) => {
  const content = '<!doctype html><html lang=&quot;en&quot;><title>Terms</title><p>Terms</p></html>';
  const open = (attributes: string) =>
    openHostPage(`<main><h1>Terms</h1><iframe sandbox ${attributes} srcdoc="${content}"></iframe></main>`);
  await open('title="Terms"');
  await checkScreen('frame-with-title');
  await open('');
  await expect(checkScreen('frame-without-title')).rejects.toThrow(/frame-title: <iframe/);
});
