import type { ApiError } from '../../api/http/ApiError';
import { track } from '../../notifications/analytics';
import type { Group } from '../../notifications/catalogue';
import { showNoticeByKey } from '../../notifications/currentNotice';
import type { ErrorReaction } from '../kit/form/types';
import { noticeForPinNotSent } from '../kit/sms/noticeForPinNotSent';
import { resetPinAttempts } from '../kit/sms/pinAttempts';
import { ResendTooSoonError } from './pinSending';
import { pinName } from './sentPins';

/** Returns the group in which the error's code is looked up: that of text messages where this page sent no request. */
export const recoveryNoticeGroupOf = (error: ApiError): Group =>
  error instanceof ResendTooSoonError ? 'PhoneNumber' : 'ResetPassword';

/** Reports that the PIN which starts a recovery was sent, to the visitor and to the host page. */
export function reportPinSent(phoneNumber: string): void {
  track({ event: 'sms_send_success', purpose: 'recovery' });
  track({ event: 'password_recovery_success', method: 'text-message' });
  resetPinAttempts(pinName, phoneNumber);
  showNoticeByKey('ResetPassword', 'pinSent', { autoHide: true });
}

/** Reports to the host page why no PIN was sent. */
export function trackPinNotSent(error: ApiError): void {
  // No request was sent, so none has failed.
  if (error instanceof ResendTooSoonError) return;
  const { code } = error;
  track({ event: 'sms_send_failure', purpose: 'recovery', code });
  track({ event: 'password_recovery_failure', method: 'text-message', code });
}

/** Returns what the form shows when no PIN was sent. */
export function reactToPinNotSent(error: ApiError): ErrorReaction {
  return error instanceof ResendTooSoonError ? 'usual' : noticeForPinNotSent('ResetPassword', error);
}
