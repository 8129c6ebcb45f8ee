import type { Page } from '@playwright/test';
import { attackerHost } from './corpus';

/** Elements and attributes that no widget has. */
const activeMarkup =
  'script, object, embed, applet, base, meta, link, style, frame, frameset, portal, marquee, form[action], [srcdoc], ' +
  '[formaction], [autofocus], [style*="expression"], [data-mount] [data-mount]';

/** What a page has that came from a text: nothing, when all texts stay texts. */
export interface Execution {
  /** Calls of `__xss`, dialogs, and requests to the attacker, since the last call. */
  readonly traces: readonly string[];
  /** Elements, attributes and addresses inside mount points that no widget has. */
  readonly markup: readonly string[];
}

/** Watches a page from its start. Returns a function that reads what hostile texts have caused. */
export async function watchExecution(page: Page): Promise<() => Promise<Execution>> {
  const traces: string[] = [];
  await page.exposeFunction('__xss', (...args: unknown[]) => void traces.push(`called __xss ${args.join()}`));
  page.on('dialog', (dialog) => {
    // The registration warns before the next page opens.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    traces.push(`dialog: ${dialog.message()}`);
    return void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).host.includes(attackerHost)) {
      traces.push(`request to ${request.url()}`);
    }
  });
  await page.route(`**://${attackerHost}/**`, (route) => route.abort());

  return async () => {
    const markup = await page.evaluate((selector) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll('[data-mount] *')) {
        const tag = element.tagName.toLowerCase();
        if (element.matches(selector)) found.push(`<${tag}>`);
        // A tag that was written by a string, such as <x>.
        if (element instanceof HTMLUnknownElement) found.push(`unknown <${tag}>`);
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) found.push(`${tag}[${name}]`);
          const isAddress = ['href', 'src', 'action', 'xlink:href', 'poster', 'data'].includes(name);
          // The QR code to share in WeChat is a picture that the widget draws.
          const isSafe = /^(https?:\/\/|tel:|#|data:image\/png;)/.test(value);
          if (isAddress && !isSafe) found.push(`${tag}[${name}=${value}]`);
        }
      }
      return found;
    }, activeMarkup);
    return { traces: traces.splice(0), markup };
  };
}
