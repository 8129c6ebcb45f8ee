import type { Endpoint, ServiceContext } from '../endpoint';
import { ok, okWrapped } from '../responses';

/** Texts that editors maintain: the greeting, and the promotion of a site that configures none (M-api-27, M-api-28). */
export function contentEndpoints({ settings }: ServiceContext): Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/api/hello',
      handle: () => okWrapped(settings.greeting),
    },
    {
      method: 'GET',
      path: '/promotion.json',
      handle: () =>
        ok({
          content: '周三会员日：任意饮品买一赠一',
          url: '/starbucks-gift-card',
          contentEn: 'Members’ Wednesday: buy one drink, get one free',
          urlEn: '/en/starbucks-gift-card',
        }),
    },
  ];
}
