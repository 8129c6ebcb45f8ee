import type { Service } from '../api/browser/config';
import type { MountName } from '../mounts/registry';

/** The services that each widget calls. The security check of the public service is part of each form that sends codes. */
export const servicesOf: Readonly<Record<MountName, readonly Service[]>> = {
  'account-mobile': ['account'],
  'account-overlay': ['account'],
  'account-primary': ['account'],
  auth: ['gateway', 'account'],
  entry: ['account', 'content'],
  'forgot-password': ['account', 'public'],
  'gold-level-redeem-rights': [],
  invoice: ['public'],
  loading: [],
  logout: ['account', 'gateway'],
  navigation: ['account'],
  notification: [],
  'phone-validate': ['account', 'public'],
  promotion: [],
  register: ['account', 'public'],
  'register-banner': [],
  'register-ccc': [],
  'reset-password': ['account'],
  rewards: ['account'],
  'rewards-tier': ['account'],
  'share-buttons': [],
  'svc-query': ['public'],
};
