import { ApiError, isTechnicalFailure, requiresSecurityCheck } from '../../api/http/ApiError';
import { sendResetPasswordEmail } from '../../api/services/passwords';

/** Returns true when the service refuses without an error code: `success: false`, or `false` (contract 5). */
const isRefusedWithoutCode = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status === 200;

/** Returns true when the service says that no session exists, and has no error code of its own for the address. */
const isUnauthorized = (error: unknown) => error instanceof ApiError && error.code === '401';

/** Returns true for an error that says nothing about the address, for which no e-mail was sent. */
const isAboutRequest = (error: unknown) =>
  (isTechnicalFailure(error) && !isRefusedWithoutCode(error)) || isUnauthorized(error) || requiresSecurityCheck(error);

/**
 * Requests a reset link by e-mail. It resolves alike for known and unknown addresses, and for every error that the
 * service returns about the address (F3). It rejects only when the service fails.
 */
export async function sendLink(email: string, signal: AbortSignal): Promise<void> {
  try {
    await sendResetPasswordEmail(email, signal);
  } catch (error) {
    if (isAboutRequest(error)) throw error;
  }
}
