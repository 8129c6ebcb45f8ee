import { carry, takeCarried } from '../api/storage/carry';
import { getOwn } from '../lib/getOwn';
import { showNoticeByKey } from './currentNotice';

/** The notices about what the last page has done. */
const notices = {
  passwordReset: () => showNoticeByKey('ResetPassword', 'ResetPasswordSucceed'),
  mobileVerified: () => showNoticeByKey('PhoneNumber', 'mobileVerified'),
  signedOut: () => showNoticeByKey('Login', 'SignedOut'),
} as const;

/** Shows a notice on the next page of this tab. */
export function carryNotice(name: keyof typeof notices): void {
  carry('notice', name);
}

/** Shows the notice that the last page has carried here, once. */
export function showCarriedNotice(): void {
  const show = getOwn(notices, takeCarried('notice') ?? '') as (() => void) | undefined;
  show?.();
}
