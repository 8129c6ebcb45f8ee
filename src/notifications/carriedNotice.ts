import { readStorage, removeStorage, writeStorage } from '../api/browser/storage';
import { getOwn } from '../lib/getOwn';
import { showNoticeByKey } from './currentNotice';

/** The notices about what the last page has done. Only their names are stored, and no data. */
const notices = {
  passwordReset: () => showNoticeByKey('ResetPassword', 'ResetPasswordSucceed'),
  mobileVerified: () => showNoticeByKey('PhoneNumber', 'mobileVerified'),
  signedOut: () => showNoticeByKey('Login', 'SignedOut'),
} as const;

const storageKey = 'notice';
/** Milliseconds after which the next page is no longer about what the last one has done. */
const maxAge = 60_000;

/** Shows a notice on the next page of this browser tab. */
export function carryNotice(name: keyof typeof notices): void {
  writeStorage('tab', storageKey, `${name} ${Date.now()}`);
}

/** Shows the notice that the last page has carried here, once. */
export function showCarriedNotice(): void {
  const [name = '', time] = (readStorage('tab', storageKey) ?? '').split(' ');
  removeStorage('tab', storageKey);
  const show = getOwn(notices, name) as (() => void) | undefined;
  if (show && Date.now() - Number(time) < maxAge) show();
}
