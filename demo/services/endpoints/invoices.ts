import { formatYuan, isEmail, isMobile, parseCents, readFields, readText, readTextList } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import type { Invoice, Receipt } from '../model';
import { ok, okWrapped, serviceError } from '../responses';
import { day, formatChinaTime } from '../time';

const maxReceipts = 10;
const maxCents = 100_000;
const maxReceiptAge = 30 * day;

function findInvoice({ model }: ServiceContext, ticketNumber: string): Invoice | undefined {
  return model.invoices.find(({ ticketNumbers }) => ticketNumbers.includes(ticketNumber));
}

type ReceiptLookup = { readonly receipts: readonly Receipt[] } | { readonly errorCode: number | string };

/** Returns the receipts that a request names, or the Invoice error code of an invalid list. */
function findReceipts(context: ServiceContext, data: unknown): ReceiptLookup {
  const tickets = readTextList(data, 'ticketNumbers');
  const codes = readTextList(data, 'authorizeCodes');
  if (!tickets || !codes || tickets.length === 0) return { errorCode: 400 };
  if (tickets.length !== codes.length) return { errorCode: 103 };
  if (tickets.length > maxReceipts) return { errorCode: '010' };
  if (new Set(tickets).size !== tickets.length) return { errorCode: 101 };
  const receipts: Receipt[] = [];
  for (const [index, ticket] of tickets.entries()) {
    const receipt = context.model.receipts.get(ticket);
    if (!receipt) return { errorCode: 102 };
    if (receipt.authorizeCode !== codes[index]) return { errorCode: 104 };
    if (findInvoice(context, ticket) && !context.settings.acceptsUsedReceipts) return { errorCode: 105 };
    if (context.now() - receipt.soldAt > maxReceiptAge) return { errorCode: 104 };
    receipts.push(receipt);
  }
  return new Set(receipts.map(({ city }) => city)).size > 1 ? { errorCode: '006' } : { receipts };
}

function validateReceipts(context: ServiceContext, { body }: Call): Response {
  const data = readFields(body).get('data');
  const found = findReceipts(context, data);
  // Status 200, as some services respond. Only the application checks the total amount.
  if ('errorCode' in found) return serviceError(found.errorCode, 200);
  return ok({
    data: found.receipts.map(({ cents, city, soldAt }) => ({
      amount: formatYuan(cents),
      city,
      createdAt: formatChinaTime(soldAt),
    })),
    ticketNumbers: readTextList(data, 'ticketNumbers'),
    authorizeCodes: readTextList(data, 'authorizeCodes'),
  });
}

/** Returns true for a complete e-mail or postal delivery. Empty fields must be left out of the request (M-inv-39). */
function isValidDelivery(extras: unknown): boolean {
  const billAddress = readText(extras, 'billAddress');
  const phone = readText(extras, 'phone');
  for (const name of ['addressee', 'postcode']) {
    if (readFields(extras).has(name) && readText(extras, name) === '') return false;
  }
  if (isEmail(billAddress)) return isMobile(phone);
  const addressee = readText(extras, 'addressee');
  const isLetter = billAddress !== '' && billAddress.length < 110 && addressee !== '' && addressee.length < 20;
  return isLetter && /^\d{6}$/.test(readText(extras, 'postcode')) && /^\d{1,11}$/.test(phone);
}

function applyForInvoice(context: ServiceContext, { body }: Call): Response {
  const { model, now } = context;
  const data = readFields(body).get('data');
  const found = findReceipts(context, data);
  if ('errorCode' in found) return serviceError(found.errorCode);
  const { receipts } = found;

  const amounts = readTextList(data, 'amounts');
  const isCompany = readFields(data).get('isCompany');
  const [title = '', ...otherTitles] = readTextList(data, 'titles') ?? [];
  const [content = '', ...otherContents] = readTextList(data, 'contents') ?? [];
  const taxNo = readText(data, 'taxNo');
  if (!amounts || typeof isCompany !== 'boolean') return serviceError(400);
  if (amounts.length !== receipts.length) return serviceError(103);
  if (isCompany && taxNo === '') return serviceError(106);
  const areAmounts = amounts.every((amount, index) => parseCents(amount) === receipts[index]?.cents);
  const areTexts = title !== '' && [...title].length <= 99 && content !== '';
  const isTaxNo = isCompany ? /^[A-Za-z0-9]{1,50}$/.test(taxNo) : taxNo === '';
  const isAlone = otherTitles.length === 0 && otherContents.length === 0;
  if (!areAmounts || !areTexts || !isTaxNo || !isAlone || !isValidDelivery(readFields(data).get('extras')))
    return serviceError(2310);

  const cents = receipts.reduce((sum, receipt) => sum + receipt.cents, 0);
  if (cents > maxCents) return serviceError(104);
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

/** Returns the text, or `'null'`, which the real service sends for a missing value (M-inv-38). */
function textOrNull(text: string | null): string {
  return text ?? 'null';
}

function queryInvoice(context: ServiceContext, { body }: Call): Response {
  const query = readFields(body).get('data');
  const ticket = readText(query, 'ticket');
  const auth = readText(query, 'auth');
  if (!/^\d{1,10}$/.test(ticket) || !/^\d{1,6}$/.test(auth)) return serviceError(400);
  const receipt = context.model.receipts.get(ticket);
  if (receipt && receipt.authorizeCode !== auth) return serviceError(104);
  const invoice = findInvoice(context, ticket);
  if (!invoice) return serviceError(102, 200);
  return okWrapped({
    amount: formatYuan(invoice.cents),
    content: invoice.content,
    createdAt: formatChinaTime(invoice.createdAt),
    expressCompany: textOrNull(invoice.expressCompany),
    expressNo: textOrNull(invoice.expressNo),
    status: invoice.status,
    title: invoice.title,
    taxNo: textOrNull(invoice.taxNo),
  });
}

/**
 * The invoice service. No receipt is part of two accepted applications, unless the settings allow it (M-api-24 to
 * M-api-26).
 */
export function invoiceEndpoints(context: ServiceContext): Endpoint[] {
  return [
    { method: 'POST', path: '/public/invoices/validate', handle: (call) => validateReceipts(context, call) },
    { method: 'POST', path: '/public/invoices', handle: (call) => applyForInvoice(context, call) },
    { method: 'POST', path: '/public/invoices/detail', handle: (call) => queryInvoice(context, call) },
  ];
}
