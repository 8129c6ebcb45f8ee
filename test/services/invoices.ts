import { ok, refuse, wrapped } from './answers';
import type { Call, Endpoint, World } from './endpoint';
import type { Invoice, Receipt } from './model';
import { centsOf, fieldsOf, isEmail, isMobile, textOf, textsOf, yuanOf } from './reading';
import { chinaTime, day } from './time';

const mostReceipts = 10;
const mostCents = 100_000;
const window = 30 * day;

function invoiceOf({ model }: World, ticketNumber: string): Invoice | undefined {
  return model.invoices.find(({ ticketNumbers }) => ticketNumbers.includes(ticketNumber));
}

type Found = { readonly receipts: readonly Receipt[] } | { readonly problem: number | string };

/** The receipts that a body names, or the code of the Invoice group that says what is wrong with them. */
function receiptsOf(world: World, data: unknown): Found {
  const tickets = textsOf(data, 'ticketNumbers');
  const codes = textsOf(data, 'authorizeCodes');
  if (!tickets || !codes || tickets.length === 0) return { problem: 400 };
  if (tickets.length !== codes.length) return { problem: 103 };
  if (tickets.length > mostReceipts) return { problem: '010' };
  if (new Set(tickets).size !== tickets.length) return { problem: 101 };
  const receipts: Receipt[] = [];
  for (const [index, ticket] of tickets.entries()) {
    const receipt = world.model.receipts.get(ticket);
    if (!receipt) return { problem: 102 };
    if (receipt.authorizeCode !== codes[index]) return { problem: 104 };
    if (invoiceOf(world, ticket)) return { problem: 105 };
    if (world.now() - receipt.soldAt > window) return { problem: 104 };
    receipts.push(receipt);
  }
  return new Set(receipts.map(({ city }) => city)).size > 1 ? { problem: '006' } : { receipts };
}

function validate(world: World, { body }: Call): Response {
  const data = fieldsOf(body).get('data');
  const found = receiptsOf(world, data);
  // Refused on a 200, as some services do. That the sum may be too high is for the application to refuse.
  if ('problem' in found) return refuse(found.problem, 200);
  return ok({
    data: found.receipts.map(({ cents, city, soldAt }) => ({
      amount: yuanOf(cents),
      city,
      createdAt: chinaTime(soldAt),
    })),
    ticketNumbers: textsOf(data, 'ticketNumbers'),
    authorizeCodes: textsOf(data, 'authorizeCodes'),
  });
}

/** True when the ways to reach somebody fit an e-mail or a letter; what is empty must have been left out (M-inv-39). */
function areExtras(extras: unknown): boolean {
  const billAddress = textOf(extras, 'billAddress');
  const phone = textOf(extras, 'phone');
  for (const name of ['addressee', 'postcode']) {
    if (fieldsOf(extras).has(name) && textOf(extras, name) === '') return false;
  }
  if (isEmail(billAddress)) return isMobile(phone);
  const addressee = textOf(extras, 'addressee');
  const isLetter = billAddress !== '' && billAddress.length < 110 && addressee !== '' && addressee.length < 20;
  return isLetter && /^\d{6}$/.test(textOf(extras, 'postcode')) && /^\d{1,11}$/.test(phone);
}

function apply(world: World, { body }: Call): Response {
  const { model, now } = world;
  const data = fieldsOf(body).get('data');
  const found = receiptsOf(world, data);
  if ('problem' in found) return refuse(found.problem);
  const { receipts } = found;

  const amounts = textsOf(data, 'amounts');
  const isCompany = fieldsOf(data).get('isCompany');
  const [title = '', ...otherTitles] = textsOf(data, 'titles') ?? [];
  const [content = '', ...otherContents] = textsOf(data, 'contents') ?? [];
  const taxNo = textOf(data, 'taxNo');
  if (!amounts || typeof isCompany !== 'boolean') return refuse(400);
  if (amounts.length !== receipts.length) return refuse(103);
  if (isCompany && taxNo === '') return refuse(106);
  const areAmounts = amounts.every((amount, index) => centsOf(amount) === receipts[index]?.cents);
  const areTexts = title !== '' && [...title].length <= 99 && content !== '';
  const isTaxNo = isCompany ? /^[A-Za-z0-9]{1,50}$/.test(taxNo) : taxNo === '';
  const isAlone = otherTitles.length === 0 && otherContents.length === 0;
  if (!areAmounts || !areTexts || !isTaxNo || !isAlone || !areExtras(fieldsOf(data).get('extras'))) return refuse(2310);

  const cents = receipts.reduce((sum, receipt) => sum + receipt.cents, 0);
  if (cents > mostCents) return refuse(104);
  model.invoices.push({
    ticketNumbers: receipts.map(({ ticketNumber }) => ticketNumber),
    cents,
    content,
    title,
    taxNo: isCompany ? taxNo : null,
    createdAt: now(),
    status: '00',
    expressCompany: null,
    expressNo: null,
  });
  return ok({ code: 200 });
}

/** What the service writes where it has nothing to say (M-inv-38). */
function orNull(text: string | null): string {
  return text ?? 'null';
}

function detail(world: World, { body }: Call): Response {
  const query = fieldsOf(body).get('data');
  const ticket = textOf(query, 'ticket');
  const auth = textOf(query, 'auth');
  if (!/^\d{1,10}$/.test(ticket) || !/^\d{1,6}$/.test(auth)) return refuse(400);
  const receipt = world.model.receipts.get(ticket);
  if (receipt && receipt.authorizeCode !== auth) return refuse(104);
  const invoice = invoiceOf(world, ticket);
  if (!invoice) return refuse(102, 200);
  return wrapped({
    amount: yuanOf(invoice.cents),
    content: invoice.content,
    createdAt: chinaTime(invoice.createdAt),
    expressCompany: orNull(invoice.expressCompany),
    expressNo: orNull(invoice.expressNo),
    status: invoice.status,
    title: invoice.title,
    taxNo: orNull(invoice.taxNo),
  });
}

/** Invoices for prepaid cards (M-api-24 to M-api-26). A receipt is in the ledger at most once. */
export function invoiceEndpoints(world: World): Endpoint[] {
  return [
    { method: 'POST', path: '/public/invoices/validate', act: (call) => validate(world, call) },
    { method: 'POST', path: '/public/invoices', act: (call) => apply(world, call) },
    { method: 'POST', path: '/public/invoices/detail', act: (call) => detail(world, call) },
  ];
}
