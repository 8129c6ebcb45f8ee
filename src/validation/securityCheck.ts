import { required } from './rule';

/** A passed captcha is required; the value is its ticket (M-svc-05, A-13). */
export const isSecurityCheckRequired = required('rule.isSecurityCheckRequired', (value) => value !== '');
