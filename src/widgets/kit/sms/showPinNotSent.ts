import { requiresSecurityCheck } from '../../../api/http/ApiError';
import { showNoticeByKey } from '../../../notifications/currentNotice';
import { showErrorNotice } from '../../../notifications/errorNotice';

/** Shows the notice for a PIN that the service has not sent. */
export function showPinNotSent(group: 'ResetPassword' | 'PhoneNumber', error: unknown): void {
  // Three error codes require the security check. In both groups, the message of 20005 tells the visitor what to do.
  if (requiresSecurityCheck(error)) showNoticeByKey(group, '20005');
  else showErrorNotice(group, error);
}
