import { request } from '../http/request';
import { count, flag, objectOrNull, text } from '../http/schema';

/** The account details of the signed-in member (M-ent-01). */
export interface User {
  readonly firstName: string;
  /** `Green`, `Gold` or an unknown tier. */
  readonly loyaltyTier: string;
  readonly loyaltyPoints: number;
  readonly rewardPoints: number;
  readonly pointsToNextTier: number;
  readonly loyaltyNotification: boolean;
}

const userSchema = objectOrNull({
  firstName: text,
  loyaltyTier: text,
  loyaltyPoints: count,
  rewardPoints: count,
  pointsToNextTier: count,
  loyaltyNotification: flag,
});

/** Fetches the signed-in user; null when the visitor is signed out (M-api-10). */
export function fetchUser(): Promise<User | null> {
  return request({
    service: 'account',
    method: 'GET',
    path: '/api/Customers/detail',
    headers: { 'Cache-Control': 'no-cache' },
    response: userSchema,
  });
}
