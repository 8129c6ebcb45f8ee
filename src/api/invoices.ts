import { ApiError, isOutcomeUnknown } from './ApiError';
import { invoiceDoubt, noteSending } from './invoiceDoubt';
import { type Answered, request, type Shapes } from './request';

/** What proves a purchase: both numbers are printed on it (M-ent-18). */
export interface Receipt {
  readonly ticketNumber: string;
  readonly authorizeCode: string;
}

/** An application for one invoice (M-ent-19); `amounts` are the receipts' own, as the service wrote them (A-25). */
export interface InvoiceApplication {
  readonly receipts: readonly Receipt[];
  readonly amounts: readonly string[];
  readonly isCompany: boolean;
  readonly content: string;
  readonly title: string;
  /** Empty for an individual. */
  readonly taxNo: string;
  readonly extras: {
    /** Where the invoice goes: the e-mail address, or the postal one. */
    readonly billAddress: string;
    readonly addressee: string;
    readonly phone: string;
    readonly postcode: string;
  };
}

/** The service's code: there is no such record. */
export const noRecordCode = '102';
/** The service's code: the receipt has an invoice already. */
export const processedCode = '105';
const acceptedCodes = ['', '0', '200'];

const numbersOf = (receipts: readonly Receipt[]) => ({
  ticketNumbers: receipts.map(({ ticketNumber }) => ticketNumber),
  authorizeCodes: receipts.map(({ authorizeCode }) => authorizeCode),
});

const validation = ({ answer, fields, requiredText, amount, list }: Shapes) =>
  answer({
    data: list(fields({ amount })),
    ticketNumbers: list(requiredText),
    authorizeCodes: list(requiredText),
  });

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Has the service check receipts, and answers the amount of each as it wrote it (M-api-24). An answer about other
 * receipts than those that were asked about is none (H3).
 */
export async function validateReceipts(receipts: readonly Receipt[], signal: AbortSignal): Promise<string[]> {
  const asked = numbersOf(receipts);
  const { data, ticketNumbers, authorizeCodes } = await request({
    service: 'public',
    method: 'POST',
    path: '/public/invoices/validate',
    body: { data: asked },
    answer: validation,
    signal,
  });
  const isAnswer =
    isSame(ticketNumbers, asked.ticketNumbers) &&
    isSame(authorizeCodes, asked.authorizeCodes) &&
    data.length === receipts.length;
  if (!isAnswer) throw new ApiError('malformed', null, 200);
  return data.map((row) => String(row.amount ?? ''));
}

/** Of an individual's or an e-mailed invoice the service must not see what only a letter has (M-inv-39). */
function withoutEmpty({ addressee, postcode, ...extras }: InvoiceApplication['extras']) {
  return { ...extras, ...(addressee ? { addressee } : {}), ...(postcode ? { postcode } : {}) };
}

/**
 * Applies for an invoice (M-api-25). What is not known of its outcome is noted, for as long as it is not: see
 * `invoiceDoubt`, which is to be asked before a further call for the same receipts.
 */
export async function applyForInvoice(application: InvoiceApplication, signal: AbortSignal): Promise<void> {
  const { receipts, amounts, isCompany, content, title, taxNo, extras } = application;
  const numbers = numbersOf(receipts);
  const hadDoubt = invoiceDoubt(numbers.ticketNumbers) !== null;
  const end = noteSending(numbers.ticketNumbers);
  try {
    const { code } = await request({
      service: 'public',
      method: 'POST',
      path: '/public/invoices',
      body: {
        data: {
          amounts,
          isCompany,
          contents: [content],
          titles: [title],
          taxNo,
          ...numbers,
          extras: withoutEmpty(extras),
        },
      },
      answer: ({ answer, text }) => answer({ code: text }),
      deadline: 30_000,
      signal,
    });
    if (!acceptedCodes.includes(code)) throw new ApiError('refused', code, 200);
    end('accepted');
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      // Processed, after an application whose outcome nobody knows: it is most likely that one (H2).
      const isOwn = hadDoubt && error instanceof ApiError && error.code === processedCode;
      end(isOwn ? 'probable' : 'refused');
    }
    throw error;
  }
}

const record = ({ answerOrNobody, text, time, amount }: Shapes) =>
  answerOrNobody({
    amount,
    content: text,
    createdAt: time,
    expressCompany: text,
    expressNo: text,
    status: text,
    title: text,
    taxNo: text,
  });

/** How far an application is (M-ent-20); what the service leaves out is null or empty. */
export type InvoiceRecord = NonNullable<Answered<typeof record>>;

/** The service writes the text `null` where it has nothing to say (M-inv-38). */
const orEmpty = (said: string) => (said === 'null' ? '' : said);

/** Asks how far the application for a receipt is (M-api-26). */
export async function findInvoice(receipt: Receipt, signal: AbortSignal): Promise<InvoiceRecord> {
  const found = await request({
    service: 'public',
    method: 'POST',
    path: '/public/invoices/detail',
    body: { data: { ticket: receipt.ticketNumber, auth: receipt.authorizeCode } },
    answer: record,
    signal,
  });
  if (!found) throw new ApiError('malformed', null, 200);
  return {
    ...found,
    expressCompany: orEmpty(found.expressCompany),
    expressNo: orEmpty(found.expressNo),
    taxNo: orEmpty(found.taxNo),
  };
}
