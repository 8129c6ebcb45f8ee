import { ApiError, isOutcomeUnknown } from '../http/ApiError';
import { request } from '../http/request';
import {
  amount,
  list,
  object,
  objectOrNull,
  objectSchema,
  type ResponseOf,
  requiredText,
  text,
  time,
} from '../http/schema';
import { pendingStatusOf, recordSending } from './pendingApplications';

/** A receipt's two printed numbers, which prove the purchase (M-ent-18). */
export interface Receipt {
  readonly ticketNumber: string;
  readonly authorizeCode: string;
}

/** An application for one invoice. `amounts` are those of the receipts, as the service wrote them (M-ent-19, A-25). */
export interface InvoiceApplication {
  readonly receipts: readonly Receipt[];
  readonly amounts: readonly string[];
  readonly isCompany: boolean;
  readonly content: string;
  readonly title: string;
  /** Empty for an individual. */
  readonly taxNo: string;
  readonly extras: {
    /** The e-mail address or the postal address that the invoice is sent to. */
    readonly billAddress: string;
    readonly addressee: string;
    readonly phone: string;
    readonly postcode: string;
  };
}

/** Error code: the service has no such record. */
export const noRecordCode = '102';
/** Error code: the receipt already has an invoice. */
export const processedCode = '105';
/** Values of `code` in a successful response. */
const acceptedCodes = ['', '0', '200'];

const numbersOf = (receipts: readonly Receipt[]) => ({
  ticketNumbers: receipts.map(({ ticketNumber }) => ticketNumber),
  authorizeCodes: receipts.map(({ authorizeCode }) => authorizeCode),
});

const validationSchema = objectSchema({
  data: list(object({ amount })),
  ticketNumbers: list(requiredText),
  authorizeCodes: list(requiredText),
});

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Validates receipts and resolves with the amount of each, as the service writes it. Rejects with `malformed` when the
 * response is about other receipts (M-api-24, H3).
 */
export async function validateReceipts(receipts: readonly Receipt[], signal: AbortSignal): Promise<string[]> {
  const numbers = numbersOf(receipts);
  const { data, ticketNumbers, authorizeCodes } = await request({
    service: 'public',
    method: 'POST',
    path: '/public/invoices/validate',
    body: { data: numbers },
    response: validationSchema,
    signal,
  });
  const isAboutReceipts =
    isEqual(ticketNumbers, numbers.ticketNumbers) &&
    isEqual(authorizeCodes, numbers.authorizeCodes) &&
    data.length === receipts.length;
  if (!isAboutReceipts) throw new ApiError('malformed', null, 200);
  return data.map((row) => String(row.amount ?? ''));
}

/** Leaves out the empty fields. Only a paper invoice has an addressee and a postcode (M-inv-39). */
function withoutEmptyFields({ addressee, postcode, ...extras }: InvoiceApplication['extras']) {
  return { ...extras, ...(addressee ? { addressee } : {}), ...(postcode ? { postcode } : {}) };
}

/**
 * Applies for an invoice. Records the application as pending until its outcome is known. Check `pendingStatusOf` before
 * another application for the same receipts (M-api-25, H2).
 */
export async function applyForInvoice(application: InvoiceApplication, signal: AbortSignal): Promise<void> {
  const { receipts, amounts, isCompany, content, title, taxNo, extras } = application;
  const numbers = numbersOf(receipts);
  const wasPending = pendingStatusOf(numbers.ticketNumbers) !== null;
  const recordOutcome = recordSending(numbers.ticketNumbers);
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
          extras: withoutEmptyFields(extras),
        },
      },
      response: objectSchema({ code: text }),
      deadline: 30_000,
      signal,
    });
    if (!acceptedCodes.includes(code)) throw new ApiError('refused', code, 200);
    recordOutcome('accepted');
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      // The earlier pending application has most likely processed the receipts (H2).
      const isOwnApplication = wasPending && error instanceof ApiError && error.code === processedCode;
      recordOutcome(isOwnApplication ? 'probable' : 'refused');
    }
    throw error;
  }
}

const recordSchema = objectOrNull({
  amount,
  content: text,
  createdAt: time,
  expressCompany: text,
  expressNo: text,
  status: text,
  title: text,
  taxNo: text,
});

/** The progress of an application. A field that the service leaves out is null or empty (M-ent-20). */
export type InvoiceRecord = NonNullable<ResponseOf<typeof recordSchema>>;

/** Returns an empty text for `null`, which the service writes for a missing value (M-inv-38). */
const withoutNullText = (value: string) => (value === 'null' ? '' : value);

/** Fetches the progress of the application for a receipt (M-api-26). */
export async function findInvoice(receipt: Receipt, signal: AbortSignal): Promise<InvoiceRecord> {
  const record = await request({
    service: 'public',
    method: 'POST',
    path: '/public/invoices/detail',
    body: { data: { ticket: receipt.ticketNumber, auth: receipt.authorizeCode } },
    response: recordSchema,
    signal,
  });
  if (!record) throw new ApiError('malformed', null, 200);
  return {
    ...record,
    expressCompany: withoutNullText(record.expressCompany),
    expressNo: withoutNullText(record.expressNo),
    taxNo: withoutNullText(record.taxNo),
  };
}
