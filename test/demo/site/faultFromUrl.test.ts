import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const script = readFileSync(join(__dirname, '../../../public/qa/faultFromUrl.js'), 'utf8');

/** Runs the script on a page with this query. Returns the requests to the services and the problem that the panel shows. */
function runWith(search: string, unknown = '') {
  const requests: unknown[] = [];
  let path = '';
  let problem = '';
  class XMLHttpRequest {
    status = 200;
    responseText = '{"error":{"message":"There is no such scenario."}}';
    open = (_method: string, url: string) => {
      path = url;
    };
    setRequestHeader = () => {};
    send = (body: string) => {
      requests.push([path, JSON.parse(body)]);
      if (JSON.parse(body).name === unknown) this.status = 400;
    };
  }
  const document = {
    getElementById: () => ({ textContent: '{"services":{"public":""}}' }),
    documentElement: {
      setAttribute: (_name: string, value: string) => {
        problem = value;
      },
    },
  };
  runInNewContext(script, { window: { location: { search } }, document, URLSearchParams, XMLHttpRequest });
  return { requests, problem };
}

const slow = ['/__stub/scenario', { name: 'slow', isAdded: false }];
const failingQuery = ['/__stub/faults', { call: 'POST /public/svc/detail', fault: '500' }];
const failingInvoice = ['/__stub/faults', { call: 'POST /public/invoices', fault: 'timeout' }];

test('sets the scenario before the faults, as a scenario removes all faults', () => {
  const search = '?fault=POST%20/public/svc/detail:500,POST%20/public/invoices:timeout&scenario=slow';
  expect(runWith(search)).toEqual({ requests: [slow, failingQuery, failingInvoice], problem: '' });
});

test('the first scenario replaces what is set, and the others add to it', () => {
  const logoutFails = ['/__stub/scenario', { name: 'logout-fails', isAdded: true }];
  expect(runWith('?scenario=slow,logout-fails').requests).toEqual([slow, logoutFails]);
  const typo = ['/__stub/scenario', { name: 'slwo', isAdded: false }];
  expect(runWith('?scenario=slwo,slow', 'slwo')).toEqual({
    requests: [typo, slow],
    problem: 'There is no such scenario.',
  });
});

const usage = 'Write ?scenario=NAME or ?fault=CALL:FAULT.';

test.each(['?scenario=', '?fault='])('%s shows what to write', (search) => {
  expect(runWith(search)).toEqual({ requests: [], problem: usage });
});

test('a fault that is none shows what to write, and the others are set', () => {
  const search = '?scenario=slow&fault=POST%20/public/svc/detail,POST%20/public/invoices:timeout';
  expect(runWith(search)).toEqual({
    requests: [slow, failingInvoice],
    problem: `"POST /public/svc/detail": ${usage}`,
  });
});
