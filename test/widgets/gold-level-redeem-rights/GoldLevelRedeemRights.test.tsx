import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { requests } from '../../support/page/stubServices';

/** The texts that the specification asks for, by language. */
const expectedTexts = {
  en: {
    path: '/en/account/starbucks-rewards',
    rules: 'Redemption rules',
    href: 'http://localhost/en/help/legal/star-gift-exchange-terms/',
    tabs: ['1 star', '9 stars', '12 stars', '15 stars', '25 stars'],
    redemptions: [
      ['Customise your drink', /larger cup.*espresso shot.*syrup/],
      ['A drink or a snack', /medium handcrafted drink.*bakery item.*yogurt.*fruit salad/],
      ['Ice cream, cakes and sandwiches', /ice creams.*premium handcrafted drinks.*cakes.*sandwiches.*wraps/],
      ['Coffee with ice cream, or a light meal', /premium coffee and ice cream drink.*designated light meals/],
      ['A 78 yuan gift voucher', /voucher worth 78 yuan/],
    ],
  },
  zh: {
    path: '/account/starbucks-rewards',
    rules: '兑换规则',
    href: 'http://localhost/help/legal/star-gift-exchange-terms/',
    tabs: ['1 颗星', '9 颗星', '12 颗星', '15 颗星', '25 颗星'],
    redemptions: [
      ['定制您的饮品', /升杯.*浓缩咖啡.*糖浆/],
      ['一杯饮品，或一份点心', /中杯手工调制饮品.*烘焙点心.*酸奶.*水果沙拉/],
      ['冰淇淋、蛋糕与三明治', /冰淇淋.*臻选手工调制饮品.*蛋糕.*三明治.*卷/],
      ['咖啡冰淇淋，或一份轻食', /臻选咖啡冰淇淋饮品.*轻食/],
      ['78 元礼券', /价值 78 元的礼券/],
    ],
  },
} as const;

const openRedeemRights = (path: string) => openPage({ path, mounts: ['gold-level-redeem-rights'] });

it.each(languages)(
  'each number of stars has a title, a text, a picture and a link to the rules, in %s (M-star-01 to M-star-06)',
  async (language) => {
    const { path, rules, href, tabs, redemptions } = expectedTexts[language];
    const page = await openRedeemRights(path);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(tabs[0]);

    const pictures = new Set<string>();
    for (const [index, [title, text]] of redemptions.entries()) {
      await page.visitor.click(screen.getByRole('tab', { name: tabs[index] ?? '' }));
      const panel = within(screen.getByRole('tabpanel'));
      expect(panel.getByRole('heading')).toHaveTextContent(title);
      expect(screen.getByRole('tabpanel')).toHaveTextContent(text);
      expect(panel.getByRole('link', { name: rules })).toHaveAttribute('href', href);
      pictures.add(screen.getByRole('tabpanel').querySelector('svg')?.innerHTML ?? '');
      await expectAccessible(page.mountPoint('gold-level-redeem-rights'));
    }
    expect(pictures.size).toBe(5);
  },
);

it('changes the tab with the arrow keys, Home and End (P-24)', async () => {
  const { visitor } = await openRedeemRights('/en/account/starbucks-rewards');
  await visitor.tab();
  const focusedTabs = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await visitor.keyboard(`{${key}}`);
    focusedTabs.push(document.activeElement?.textContent);
  }
  expect(focusedTabs).toEqual(['9 stars', '12 stars', '25 stars', '1 star', '25 stars', '1 star']);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Customise your drink');
});

it('sends no request', async () => {
  await openRedeemRights('/en/account/starbucks-rewards');
  expect(requests).toEqual([]);
});
