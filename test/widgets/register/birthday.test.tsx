import { screen, within } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { bodiesOf, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { calls, chooseBirthday, fillIn, type Language, list, openForm, submit } from './visit';

const options = (id: 'year' | 'month' | 'day') => [...list(id).options].map(({ text }) => text);
const question = (name = "Guardian's consent") => screen.queryByRole('dialog', { name });
const says = (rule: string, language: Language = 'en') =>
  expect(list('day', language)).toHaveAccessibleDescription(expect.stringContaining(texts[language][rule]!));

beforeEach(() => stopClock('2026-03-01T10:00:00+08:00'));

describe('the lists (M-reg-19, M-con-37)', () => {
  it('go 110 years back, from the year 2000 on', async () => {
    await openForm();
    expect(screen.getAllByRole('combobox').map(({ id }) => id)).toEqual([
      list('year').id,
      list('month').id,
      list('day').id,
    ]);
    const years = options('year');
    expect([years[0], years[years.length - 1], years.length]).toEqual(['2026', '1916', 111]);
    expect(list('year')).toHaveValue('2000');
    expect(options('month')).toEqual(['–', ...Array.from({ length: 12 }, (_, index) => String(index + 1))]);
    expect(options('day')).toHaveLength(32);
  });

  it.each([
    ['2000', '2', 29],
    ['1999', '2', 28],
    ['2004', '2', 29],
    ['1990', '4', 30],
    ['1990', '12', 31],
  ])('have as many days in %s-%s as there are: %s', async (year, month, days) => {
    const { visitor } = await openForm();
    await visitor.selectOptions(list('month'), month.padStart(2, '0'));
    await visitor.selectOptions(list('year'), year);
    expect(options('day')).toHaveLength(days + 1);
  });

  it('keep the day as near as it can be', async () => {
    const page = await openForm();
    await chooseBirthday(page, '2000-01-31');
    await page.visitor.selectOptions(list('month'), '02');
    expect(list('day')).toHaveValue('29');
    await page.visitor.selectOptions(list('year'), '1999');
    expect(list('day')).toHaveValue('28');
    await page.visitor.selectOptions(list('month'), '03');
    expect(list('day')).toHaveValue('28');
  });

  it.each<[Language, string]>([
    ['en', 'Your birthday cannot be changed after registration.'],
    ['zh', '生日信息注册后不可修改。'],
  ])('say that it cannot be changed later, in %s (M-reg-20)', async (language, note) => {
    await openForm(language);
    expect(screen.getByText(note)).toBeVisible();
    expect(list('year', language)).toHaveAccessibleDescription(note);
  });

  it('have to name a whole day, told when they are left (M-reg-19, M-val-21)', async () => {
    const { visitor } = await openForm();
    await visitor.selectOptions(list('month'), '02');
    expect(list('day')).not.toBeInvalid();
    await visitor.tab();
    await visitor.tab();
    await settle();
    says('rule.isBirthday');
    await visitor.selectOptions(list('day'), '29');
    await settle();
    expect(list('day')).not.toBeInvalid();
  });

  it('offer no day to come', async () => {
    const page = await openForm();
    await fillIn(page);
    await chooseBirthday(page, '2026-03-02');
    expect(question()).toBeNull();
    await page.visitor.click(submit());
    await settle();
    says('rule.isBirthday');
    expect(bodiesOf(calls.create)).toEqual([]);
  });
});

describe('somebody under 18 (M-reg-10, E4)', () => {
  it.each([
    ['2008-03-01', false],
    ['2008-03-02', true],
    ['2008-02-29', false],
    ['2026-03-01', true],
    ['1916-03-01', false],
  ])('born on %s is asked for a guardian: %s', async (date, isAsked) => {
    const page = await openForm();
    await chooseBirthday(page, date);
    expect(question() !== null).toBe(isAsked);
  });

  it('may go on with permission (M-reg-11)', async () => {
    const page = await openForm();
    await fillIn(page);
    await chooseBirthday(page, '2010-05-31');
    expect(question()).toHaveTextContent("You are under 18. Do you have your guardian's consent?");
    await page.visitor.click(screen.getByRole('button', { name: 'Yes' }));
    expect(question()).toBeNull();
    expect(list('year')).toHaveFocus();
    await page.visitor.click(submit());
    await settle();
    expect(bodiesOf(calls.create)).toMatchObject([{ birthday: '05/31/2010' }]);
  });

  it.each<[Language, string, string]>([
    ['en', "Guardian's consent", 'No'],
    ['zh', '监护人同意', '否'],
  ])(
    'without permission does not get further, until another date is asked about, in %s (M-reg-12)',
    async (language, title, no) => {
      const page = await openForm(language);
      await fillIn(page, {}, language);
      await chooseBirthday(page, '2010-05-31', language);
      await page.visitor.click(within(question(title)!).getByRole('button', { name: no }));
      await settle();
      says('rule.isBirthdayDisallowed', language);
      await page.visitor.click(submit(language));
      await settle();
      expect(list('year', language)).toHaveFocus();
      expect(bodiesOf(calls.create)).toEqual([]);

      await page.visitor.selectOptions(list('day', language), '30');
      expect(question(title)).toBeVisible();
      await page.visitor.click(screen.getByRole('button', { name: language === 'en' ? 'Yes' : '是' }));
      await settle();
      expect(list('day', language)).not.toBeInvalid();
      // A permission is for the day that it was given for.
      await page.visitor.selectOptions(list('day', language), '29');
      await page.visitor.keyboard('{Escape}');
      await settle();
      says('rule.isBirthdayDisallowed', language);
      await page.visitor.selectOptions(list('year', language), '1990');
      expect(question(title)).toBeNull();
      await settle();
      expect(list('day', language)).not.toBeInvalid();
    },
  );
});
