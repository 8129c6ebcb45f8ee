import { request, type Shapes } from './request';

/** The account detail of a signed-in member (M-ent-01). */
export interface User {
  readonly firstName: string;
  /** `Green`, `Gold` or a tier that we do not know. */
  readonly loyaltyTier: string;
  readonly loyaltyPoints: number;
  readonly rewardPoints: number;
  readonly pointsToNextTier: number;
  readonly loyaltyNotification: boolean;
}

const userOrNobody = ({ answerOrNobody, text, count, flag }: Shapes) =>
  answerOrNobody({
    firstName: text,
    loyaltyTier: text,
    loyaltyPoints: count,
    rewardPoints: count,
    pointsToNextTier: count,
    loyaltyNotification: flag,
  });

/** Who is signed in: null when nobody is (M-api-10). */
export function fetchUser(): Promise<User | null> {
  return request({
    service: 'account',
    method: 'GET',
    path: '/api/Customers/detail',
    answer: userOrNobody,
  });
}
