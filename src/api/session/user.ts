import type { User } from '../../contract/widgets';
import { request } from '../http/request';
import { count, flag, objectOrNull, text } from '../http/schema';

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
