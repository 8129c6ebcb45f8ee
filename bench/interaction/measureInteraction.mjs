import { startDemo } from '../demo.mjs';
import { servePages, serveRegistrationSteps } from '../pages/pages.mjs';
import { inRounds, summary } from '../statistics.mjs';
import { flows, registerInChinese, typeIntoForm, useForm } from './flows.mjs';
import { IncompleteTraceError } from './readTrace.mjs';
import { visit } from './visitor.mjs';

/** How often a page is visited until its trace is complete. */
const maxAttempts = 3;

/** What a visitor does in the forms that are compared. Without a script, sending a form would leave the page. */
const compared = { widgets: useForm, floor: useForm, static: typeIntoForm };

/** Returns a row for each kind of interaction of a page, in the order in which they happen. */
function toRows({ page, way }, visits) {
  const kinds = [...new Set(visits.flat().map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const times = visits.flat().filter((each) => each.kind === kind);
    const values = (measure) => summary(times.map((each) => each[measure]));
    return { page, way, kind, time: values('time'), response: values('response') };
  });
}

/**
 * Measures the interactions with each form, side by side with the floor's and with one without a script, and with the
 * flows of the demo site, while Chromium is slowed down by the factor `options.rate`. The form of the registration is only
 * its first step, so the floor's whole registration is measured beside that of the demo site.
 */
export async function measureInteraction(browser, server, forms, options, showProgress) {
  const demo = await startDemo();
  try {
    const subjects = [
      ...servePages(server, forms)
        .filter(({ page, way }) => forms[page] !== undefined && compared[way])
        .map((subject) => ({ ...subject, url: server.origin + subject.url, use: compared[subject.way] })),
      ...flows.map(({ name, path, use }) => ({ page: name, way: 'site', url: demo.site + path, use, widgetCount: 1 })),
      {
        page: 'registration',
        way: 'floorSteps',
        url: serveRegistrationSteps(server),
        use: registerInChinese,
        widgetCount: 0,
      },
    ];
    const measureOnce = async (subject) => {
      for (let attempt = 1; ; attempt += 1) {
        // The visit before may have used up its card or its receipt.
        await demo.reset();
        try {
          return await visit(browser, options.rate, subject);
        } catch (error) {
          if (!(error instanceof IncompleteTraceError) || attempt === maxAttempts) throw error;
          showProgress(`interaction: visits ${subject.url} again: ${error.message}`);
        }
      }
    };
    const results = await inRounds(subjects, options.interaction, measureOnce, (line) =>
      showProgress(`interaction: ${line}`),
    );
    return [...results].flatMap(([subject, visits]) => toRows(subject, visits));
  } finally {
    demo.close();
  }
}
