import { isFault } from '../../api/ApiError';
import { sendResetPasswordEmail } from '../../api/passwords';

/**
 * Asks for a link by e-mail. Whether or not somebody has the address, and whatever a service may say of it, this ends in
 * the same way (F3); it throws only for faults.
 */
export async function sendLink(email: string, signal: AbortSignal): Promise<void> {
  try {
    await sendResetPasswordEmail(email, signal);
  } catch (error) {
    if (isFault(error)) throw error;
  }
}
