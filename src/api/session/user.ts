import type { User } from '../../contract/widgets';
import { request } from '../http/request';
import { count, flag, objectOrNothing, text } from '../http/schema';

const userSchema = objectOrNothing({
  firstName: text,
  loyaltyTier: text,
  loyaltyPoints: count,
  rewardPoints: count,
  pointsToNextTier: count,
  loyaltyNotification: flag,
});

/** Fetches the signed-in user; null when the visitor is signed out (M-api-10). */
export async function fetchUser(): Promise<User | null> {
  const user = await request({
    service: 'account',
    method: 'GET',
    path: '/api/Customers/detail',
    headers: { 'Cache-Control': 'no-cache' },
    response: userSchema,
  });
  // Some frameworks send 204 for null.
  return user ?? null;
}
