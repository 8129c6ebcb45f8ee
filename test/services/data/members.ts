import type { Member } from '../model';

const usual = {
  password: 'Passw0rd!',
  lastName: '',
  loyaltyTier: 'Green',
  loyaltyPoints: 0,
  rewardPoints: 0,
  pointsToNextTier: 125,
  loyaltyNotification: false,
  rewardCount: 0,
  isDormant: false,
  isPhoneVerified: true,
  isActivated: true,
};

function member(userName: string, cellPhone: string, firstName: string, more: Partial<Member> = {}): Member {
  return { ...usual, userName, cellPhone, firstName, email: `${userName}@example.test`, ...more };
}

/** The members of a fresh state, one for each thing that can be true of a member. */
export function seedMembers(): Member[] {
  return [
    member('mei', '13800000001', 'Mei', { lastName: 'Li', loyaltyPoints: 42, pointsToNextTier: 83, rewardCount: 7 }),
    member('gold', '13800000002', '金玲', {
      lastName: '王',
      loyaltyTier: 'Gold',
      loyaltyPoints: 310,
      rewardPoints: 23.5,
      pointsToNextTier: 0,
      loyaltyNotification: true,
      // More than one page of 100 (M-api-21).
      rewardCount: 137,
    }),
    member('dormant', '13800000003', 'Dora', { isDormant: true, rewardCount: 1 }),
    member('unverified', '13800000004', 'Una', { isPhoneVerified: false }),
    member('inactive', '13800000005', 'Ian', { isActivated: false }),
    // Two accounts with one number: a password PIN needs the user name (40002).
    member('twin.one', '13800000006', 'Tao', { rewardCount: 2 }),
    member('twin.two', '13800000006', 'Ting', { rewardCount: 100 }),
    // A name and a password outside ASCII: the Basic header is UTF-8 (D1).
    member('张三', '13800000007', '三', { password: 'Pä9!word', email: 'zhangsan@example.test', lastName: '张' }),
    // Neither Green nor Gold, without a first name, with nothing to show.
    member('plain', '13800000008', '', { loyaltyTier: 'Welcome', pointsToNextTier: 0 }),
  ];
}
