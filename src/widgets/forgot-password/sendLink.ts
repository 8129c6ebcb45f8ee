import { ApiError } from '../../api/ApiError';
import { sendResetPasswordEmail } from '../../api/passwords';

/** True for a service that could not do its work, which says nothing about the address; so does a 429. */
function isFault({ kind, status }: ApiError): boolean {
  if (status === null || status >= 500 || status === 429) return true;
  return kind !== 'refused' && status < 400;
}

/**
 * Asks for a link by e-mail. Whether or not somebody has the address, and whatever a service may say of it, this ends in
 * the same way (F3); it throws only for faults.
 */
export async function sendLink(email: string, signal: AbortSignal): Promise<void> {
  try {
    await sendResetPasswordEmail(email, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || isFault(error)) throw error;
  }
}
