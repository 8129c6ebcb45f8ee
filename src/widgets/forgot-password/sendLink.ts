import { isTechnicalFailure } from '../../api/http/ApiError';
import { sendResetPasswordEmail } from '../../api/services/passwords';

/**
 * Requests a reset link by e-mail. It resolves alike for known and unknown addresses, and for every error that the
 * service returns about the address (F3). It rejects only when the service fails.
 */
export async function sendLink(email: string, signal: AbortSignal): Promise<void> {
  try {
    await sendResetPasswordEmail(email, signal);
  } catch (error) {
    if (isTechnicalFailure(error)) throw error;
  }
}
