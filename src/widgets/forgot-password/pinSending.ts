import { ApiError } from '../../api/http/ApiError';
import { type PinRecipient, sendPasswordPin } from '../../api/services/passwords';
import type { Locale } from '../../i18n/locale';
import { checkPinSending, recordSentPin } from './sentPins';

/** The error code whose message says that a text message was sent a moment ago. */
const resendTooSoonCode = '40001';

/** Thrown instead of sending a request while the wait for another PIN, in seconds, is not over. */
export class ResendTooSoonError extends ApiError {
  constructor(seconds: number) {
    super('refused', resendTooSoonCode, null, seconds);
  }
}

/** A recipient, and the ticket of the security check, which is empty where none is required. */
type PinRequest = PinRecipient & { readonly captcha: string };

/** Sends a PIN. When the request is aborted, the PIN may be on its way and counts as sent (E2). */
export async function sendPin(request: PinRequest, locale: Locale, signal: AbortSignal): Promise<void> {
  const { captcha: _, ...recipient } = request;
  try {
    await sendPasswordPin(request, locale, signal);
    recordSentPin(recipient);
  } catch (error) {
    if (signal.aborted) recordSentPin(recipient);
    throw error;
  }
}

/**
 * Sends a PIN unless the recipient has one that works, or has to enter a username first. Rejects with the service
 * error, or with `ResendTooSoonError` during the wait for another PIN (M-fpw-09, E2).
 */
export async function startPinRecovery(
  request: PinRequest,
  locale: Locale,
  signal: AbortSignal,
): Promise<'sent' | 'alreadySent' | 'usernameRequired'> {
  const permission = checkPinSending(request);
  if (permission === 'alreadySent' || permission === 'usernameRequired') return permission;
  if (permission !== 'allowed') throw new ResendTooSoonError(permission);
  await sendPin(request, locale, signal);
  return 'sent';
}
