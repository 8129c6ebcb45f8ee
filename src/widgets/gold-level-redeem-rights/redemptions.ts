import type { ComponentType } from 'react';
import { CustomisedDrink } from './CustomisedDrink';
import { DrinkAndBakery } from './DrinkAndBakery';
import { IceCreamDrink } from './IceCreamDrink';
import { Treats } from './Treats';
import { Voucher } from './Voucher';

/** The number of stars that a redemption costs (M-con-14). */
type StarCost = 1 | 9 | 12 | 15 | 25;

/** What a member gets for a number of stars. Its texts are messages whose ids end in that number. */
export interface Redemption {
  readonly stars: StarCost;
  readonly Picture: ComponentType;
}

/** All redemptions, the cheapest first (M-star-02 to M-star-06). */
export const redemptions: readonly Redemption[] = [
  { stars: 1, Picture: CustomisedDrink },
  { stars: 9, Picture: DrinkAndBakery },
  { stars: 12, Picture: Treats },
  { stars: 15, Picture: IceCreamDrink },
  { stars: 25, Picture: Voucher },
];
