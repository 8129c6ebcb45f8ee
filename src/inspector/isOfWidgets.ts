import { readConfig } from '../api/browser/config';
import type { PolicyViolation } from '../api/browser/policyViolations';

/**
 * Returns true for what the widgets load, from the origin of the bundle or a configured one. A policy also blocks files
 * of others, such as those of a browser extension.
 */
export function isOfWidgets({ source }: PolicyViolation, bundleOrigin: string | null): boolean {
  if (!/^https?:/.test(source)) return true;
  const { services, captchaOrigins } = readConfig(() => {});
  return [bundleOrigin, ...Object.values(services), ...captchaOrigins].includes(source);
}
