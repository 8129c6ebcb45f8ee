import type { Service } from '../api/browser/config';
import type { MountName } from '../mounts/registry';

/** The services that each widget needs for what it shows. A widget that needs none has no row. */
export const servicesOf: Readonly<Partial<Record<MountName, readonly Service[]>>> = {
  'account-mobile': ['account'],
  'account-overlay': ['account'],
  'account-primary': ['account'],
  auth: ['gateway', 'account'],
  entry: ['account', 'content'],
  'forgot-password': ['account'],
  invoice: ['public'],
  logout: ['account', 'gateway'],
  navigation: ['account'],
  'phone-validate': ['account'],
  register: ['account'],
  'reset-password': ['account'],
  rewards: ['account'],
  'rewards-tier': ['account'],
  'svc-query': ['public'],
};
