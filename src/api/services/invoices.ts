import { ApiError, isOutcomeUnknown } from '../http/ApiError';
import { errorCodes } from '../http/errorCodes';
import { type Identifier, isSameIdentifier } from '../http/identifier';
import { request } from '../http/request';
import {
  amount,
  identifier,
  list,
  noContent,
  object,
  objectOrNothing,
  objectSchema,
  type ResponseOf,
  status,
  textWithoutNull,
  time,
} from '../http/schema';
import { runExclusively } from '../storage/exclusive';
import {
  canApply,
  canExplainProcessed,
  pendingStatusOf,
  recordSending,
  repeatEarlyInquiries,
} from '../storage/pendingApplications';

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

/** Error codes: the service has no such record. A 404 without a code has its status as the code. */
const noRecordCodes: readonly (string | null)[] = ['102', '404'];

/** Returns true for the error of an inquiry for a receipt without a record. */
export function isNoRecordError(error: unknown): boolean {
  return error instanceof ApiError && noRecordCodes.includes(error.code);
}

/** Error code: the receipt already has an invoice. */
export const processedCode = '105';
const invoiceErrorCodes = [...errorCodes.Invoice, ...errorCodes.Fapiao];

/** Returns the ticket numbers, which identify the receipts. */
export const ticketNumbersOf = (receipts: readonly Receipt[]): string[] =>
  receipts.map(({ ticketNumber }) => ticketNumber);

const numbersOf = (receipts: readonly Receipt[]) => ({
  ticketNumbers: ticketNumbersOf(receipts),
  authorizeCodes: receipts.map(({ authorizeCode }) => authorizeCode),
});

const validationSchema = objectSchema({
  data: list(object({ amount })),
  ticketNumbers: list(identifier),
  authorizeCodes: list(identifier),
});

const isEqual = (received: readonly Identifier[], sent: readonly string[]) =>
  received.length === sent.length && received.every((value, index) => isSameIdentifier(value, sent[index]!));

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
    errorCodes: invoiceErrorCodes,
    signal,
  });
  const isAboutReceipts =
    isEqual(ticketNumbers, numbers.ticketNumbers) &&
    isEqual(authorizeCodes, numbers.authorizeCodes) &&
    data.length === receipts.length;
  if (!isAboutReceipts) throw new ApiError('malformed', null, 200);
  return data.map((row) => String(row.amount ?? ''));
}

/** Sends an application, and records it as pending until its outcome is known. */
async function sendApplication(application: InvoiceApplication, signal: AbortSignal): Promise<void> {
  const { receipts, amounts, isCompany, content, title, taxNo, extras } = application;
  const numbers = numbersOf(receipts);
  // Before this application is recorded, which would be one of them.
  const isOwnIfProcessed = canExplainProcessed(numbers.ticketNumbers);
  const recordOutcome = recordSending(numbers.ticketNumbers);
  try {
    await request({
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
          // Only a paper invoice has an addressee and a postcode (M-inv-39).
          extras: { ...extras, addressee: extras.addressee || undefined, postcode: extras.postcode || undefined },
        },
      },
      response: noContent,
      errorCodes: invoiceErrorCodes,
      deadline: 30_000,
      signal,
    });
    recordOutcome('accepted');
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      // The earlier pending application has most likely processed the receipts (H2).
      const isOwnApplication = isOwnIfProcessed && error instanceof ApiError && error.code === processedCode;
      recordOutcome(isOwnApplication ? 'probable' : 'refused');
    }
    throw error;
  }
}

/** Resolves with whether the service has a record of an application for a receipt; null when it does not say. */
const hasRecord = (receipt: Receipt, signal: AbortSignal): Promise<boolean | null> =>
  findInvoice(receipt, signal).then(
    (record) => record !== null,
    (error: unknown) => (isNoRecordError(error) ? false : null),
  );

/**
 * Applies for an invoice; one application at a time in all tabs of this browser. Rejects with `aborted`, and sends
 * nothing, when an application for one of the receipts may already have been accepted (M-api-25, H2).
 */
export async function applyForInvoice(application: InvoiceApplication, signal: AbortSignal): Promise<void> {
  await repeatEarlyInquiries(application.receipts, (receipt) => hasRecord(receipt, signal));
  const hasRun = await runExclusively('invoice', async () => {
    // Another tab may have applied while this one waited.
    const status = pendingStatusOf(ticketNumbersOf(application.receipts));
    if (signal.aborted || !canApply(status)) throw new ApiError('aborted');
    await sendApplication(application, signal);
  });
  // 423 is Locked: another tab is applying. With a status, as `unsent` without one means that a file is missing.
  if (!hasRun) throw new ApiError('unsent', null, 423);
}

const recordSchema = objectOrNothing({
  amount,
  content: textWithoutNull,
  createdAt: time,
  expressCompany: textWithoutNull,
  expressNo: textWithoutNull,
  status,
  title: textWithoutNull,
  taxNo: textWithoutNull,
});

/** The progress of an application. A field that the service leaves out is null or empty (M-ent-20). */
export type InvoiceRecord = NonNullable<ResponseOf<typeof recordSchema>>;

/**
 * Fetches the progress of the application for a receipt. Resolves with null for an empty record: the service knows of
 * no application (M-api-26, M-inv-37).
 */
export async function findInvoice(receipt: Receipt, signal: AbortSignal): Promise<InvoiceRecord | null> {
  const record = await request({
    service: 'public',
    method: 'POST',
    path: '/public/invoices/detail',
    body: { data: { ticket: receipt.ticketNumber, auth: receipt.authorizeCode } },
    response: recordSchema,
    errorCodes: invoiceErrorCodes,
    signal,
  });
  // No body means the same as error 102 (contract 5).
  if (record === undefined) throw new ApiError('refused', '102', 200);
  return record && Object.values(record).some((value) => ![null, '', 'null'].includes(value as string)) ? record : null;
}
