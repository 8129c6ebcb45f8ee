import { isOutcomeUnknown, requiresSecurityCheck } from '../../../api/http/ApiError';
import { noticeForError } from '../../../notifications/errorNotice';
import { findNotice, type Notice } from '../../../notifications/lookup';

/**
 * Returns the notice for a PIN that the service has not sent, or perhaps has (contract 5). While the field is locked, the
 * visitor could not enter a PIN (F4).
 */
export function noticeForPinNotSent(
  group: 'ResetPassword' | 'PhoneNumber',
  error: unknown,
  isFieldLocked = false,
): Notice {
  // Three error codes require the security check. In both groups, the message of 20005 tells the visitor what to do.
  if (requiresSecurityCheck(error)) return findNotice(group, '20005');
  return isOutcomeUnknown(error)
    ? noticeForError('PhoneNumber', error, isFieldLocked ? 'ResendingUnconfirmed' : 'SendingUnconfirmed')
    : noticeForError(group, error);
}
