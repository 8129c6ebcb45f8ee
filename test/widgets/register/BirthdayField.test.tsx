import { act, fireEvent, screen, within } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { settle } from '../../support/page/settle';
import { bodiesSentTo } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import {
  birthdayList,
  calls,
  fillSignUpForm,
  openSignUpForm,
  selectBirthday,
  submitButton,
  textOf,
} from './openRegisterPage';

const optionTexts = (id: 'year' | 'month' | 'day') => [...birthdayList(id).options].map(({ text }) => text);
const guardianDialog = (language: Language = 'en') =>
  screen.queryByRole('dialog', { name: textOf('guardianTitle', language) });
const expectError = (rule: string, language: Language = 'en') =>
  expect(birthdayList('day', language)).toHaveAccessibleDescription(expect.stringContaining(texts[language][rule]!));

beforeEach(() => stopClock('2026-03-01T10:00:00+08:00'));

describe('the lists (M-reg-19, M-con-37)', () => {
  it('go 110 years back and start with the year 2000', async () => {
    await openSignUpForm();
    expect(screen.getAllByRole('combobox').map(({ id }) => id)).toEqual([
      birthdayList('year').id,
      birthdayList('month').id,
      birthdayList('day').id,
    ]);
    const years = optionTexts('year');
    expect([years[0], years[years.length - 1], years.length]).toEqual(['2026', '1916', 111]);
    expect(birthdayList('year')).toHaveValue('2000');
    expect(optionTexts('month')).toEqual(['–', ...Array.from({ length: 12 }, (_, index) => String(index + 1))]);
    expect(optionTexts('day')).toHaveLength(32);
  });

  it.each([
    ['2000', '2', 29],
    ['1999', '2', 28],
    ['2004', '2', 29],
    ['1990', '4', 30],
    ['1990', '12', 31],
  ])('have the right number of days for %s-%s: %s', async (year, month, days) => {
    const { visitor } = await openSignUpForm();
    await visitor.selectOptions(birthdayList('month'), month.padStart(2, '0'));
    await visitor.selectOptions(birthdayList('year'), year);
    expect(optionTexts('day')).toHaveLength(days + 1);
  });

  it('keep the selected day, or the last one of a shorter month', async () => {
    const page = await openSignUpForm();
    await selectBirthday(page, '2000-01-31');
    await page.visitor.selectOptions(birthdayList('month'), '02');
    expect(birthdayList('day')).toHaveValue('29');
    await page.visitor.selectOptions(birthdayList('year'), '1999');
    expect(birthdayList('day')).toHaveValue('28');
    await page.visitor.selectOptions(birthdayList('month'), '03');
    expect(birthdayList('day')).toHaveValue('28');
  });

  it.each(languages)('have the hint that the birthday cannot be changed later, in %s (M-reg-20)', async (language) => {
    const hint = textOf('birthdayHint', language);
    await openSignUpForm(language);
    expect(screen.getByText(hint)).toBeVisible();
    expect(birthdayList('year', language)).toHaveAccessibleDescription(hint);
  });

  it('require a complete date, validated when the focus leaves them (M-reg-19, M-val-21)', async () => {
    const { visitor } = await openSignUpForm();
    await visitor.selectOptions(birthdayList('month'), '02');
    expect(birthdayList('day')).not.toBeInvalid();
    await visitor.tab();
    await visitor.tab();
    await settle();
    expectError('rule.isBirthday');
    await visitor.selectOptions(birthdayList('day'), '29');
    await settle();
    expect(birthdayList('day')).not.toBeInvalid();
  });

  it('reject a date in the future (M-reg-19)', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page);
    await selectBirthday(page, '2026-03-02');
    expect(guardianDialog()).toBeNull();
    await page.visitor.click(submitButton());
    await settle();
    expectError('rule.isBirthday');
    expect(bodiesSentTo(calls.create)).toEqual([]);
  });
});

describe('a visitor under 18 (M-reg-10, E4)', () => {
  it.each([
    ['2008-03-01', false],
    ['2008-03-02', true],
    ['2008-02-29', false],
    ['2026-03-01', true],
    ['1916-03-01', false],
  ])('born on %s sees the guardian dialog: %s', async (date, isShown) => {
    const page = await openSignUpForm();
    await selectBirthday(page, date);
    expect(guardianDialog() !== null).toBe(isShown);
  });

  it.each(languages)(
    'has the focus on the heading, so that a key press on its way answers nothing, in %s (M-reg-10)',
    async (language) => {
      const page = await openSignUpForm(language);
      await selectBirthday(page, '2010-05-31', language);
      expect(within(guardianDialog(language)!).getByRole('heading')).toHaveFocus();
      await page.visitor.keyboard('{Enter} ');
      expect(guardianDialog(language)).toBeVisible();
    },
  );

  describe('who changes the date by keys, where one digit is no date yet (M-reg-10)', () => {
    /** Selects a day by two keys. The field has had the focus before, so that it is validated on each change. */
    async function keyDay(page: Awaited<ReturnType<typeof openSignUpForm>>): Promise<void> {
      await selectBirthday(page, '2010-05-30');
      await page.visitor.click(screen.getByRole('button', { name: textOf('yes') }));
      act(() => birthdayList('day').focus());
      for (const [key, day] of [
        ['1', '01'],
        ['5', '15'],
      ] as const) {
        await page.visitor.keyboard(key);
        // jsdom does not change a list by keys.
        fireEvent.change(birthdayList('day'), { target: { value: day } });
        await settle();
        expect(guardianDialog()).toBeNull();
        expect(birthdayList('day')).not.toBeInvalid();
      }
    }

    it('sees the dialog when the focus leaves the lists', async () => {
      const page = await openSignUpForm();
      await keyDay(page);
      await page.visitor.tab();
      await settle();
      expect(guardianDialog()).toBeVisible();
      await page.visitor.click(screen.getByRole('button', { name: textOf('yes') }));
      await settle();
      expect(birthdayList('day')).not.toBeInvalid();
      // Keys that change nothing ask nothing.
      act(() => birthdayList('day').focus());
      await page.visitor.keyboard('{Shift>}{Tab}{/Shift}');
      act(() => submitButton().focus());
      await settle();
      expect(guardianDialog()).toBeNull();
      // A browser that fills the lists in, while the focus is elsewhere, uses no keys.
      fireEvent.change(birthdayList('day'), { target: { value: '16' } });
      await settle();
      expect(guardianDialog()).toBeVisible();
    });

    it('sees the dialog on Enter, which sends nothing', async () => {
      const page = await openSignUpForm();
      await fillSignUpForm(page);
      await keyDay(page);
      expect(fireEvent.keyDown(birthdayList('day'), { key: 'Enter' })).toBe(false);
      expect(guardianDialog()).toBeVisible();
    });

    it('sees the dialog after a click, which is not lost', async () => {
      const page = await openSignUpForm();
      await keyDay(page);
      const terms = screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
      await page.visitor.pointer({ keys: '[MouseLeft>]', target: terms });
      await settle();
      expect(guardianDialog()).toBeNull();
      await page.visitor.pointer({ keys: '[/MouseLeft]', target: terms });
      await settle();
      expect(guardianDialog()).toBeVisible();
      expect(terms).toBeChecked();
    });
  });

  it('can continue with consent (M-reg-11)', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page);
    await selectBirthday(page, '2010-05-31');
    expect(guardianDialog()).toHaveTextContent(textOf('guardian'));
    await page.visitor.click(screen.getByRole('button', { name: textOf('yes') }));
    expect(guardianDialog()).toBeNull();
    expect(birthdayList('year')).toHaveFocus();
    await page.visitor.click(submitButton());
    await settle();
    expect(bodiesSentTo(calls.create)).toMatchObject([{ birthday: '05/31/2010' }]);
  });

  it.each(languages)(
    'cannot continue without consent, and another date needs consent of its own, in %s (M-reg-12)',
    async (language) => {
      const page = await openSignUpForm(language);
      await fillSignUpForm(page, {}, language);
      await selectBirthday(page, '2010-05-31', language);
      await page.visitor.click(within(guardianDialog(language)!).getByRole('button', { name: textOf('no', language) }));
      await settle();
      expectError('rule.isBirthdayDisallowed', language);
      await page.visitor.click(submitButton(language));
      await settle();
      expect(birthdayList('year', language)).toHaveFocus();
      expect(bodiesSentTo(calls.create)).toEqual([]);

      await page.visitor.selectOptions(birthdayList('day', language), '30');
      expect(guardianDialog(language)).toBeVisible();
      await page.visitor.click(screen.getByRole('button', { name: textOf('yes', language) }));
      await settle();
      expect(birthdayList('day', language)).not.toBeInvalid();
      // The consent applies only to the date for which it was given.
      await page.visitor.selectOptions(birthdayList('day', language), '29');
      await page.visitor.keyboard('{Escape}');
      await settle();
      expectError('rule.isBirthdayDisallowed', language);
      await page.visitor.selectOptions(birthdayList('year', language), '1990');
      expect(guardianDialog(language)).toBeNull();
      await settle();
      expect(birthdayList('day', language)).not.toBeInvalid();
    },
  );
});

it.each(languages)('asks again about the same date, in %s (M-reg-11, M-reg-12)', async (language) => {
  const page = await openSignUpForm(language);
  await fillSignUpForm(page, {}, language);
  await selectBirthday(page, '2010-05-31', language);
  await page.visitor.click(screen.getByRole('button', { name: textOf('no', language) }));
  await settle();
  const again = () => screen.queryByRole('button', { name: textOf('guardianAgain', language) });
  await page.visitor.click(again()!);
  await page.visitor.keyboard('{Escape}');
  await settle();
  expectError('rule.isBirthdayDisallowed', language);
  expect(birthdayList('year', language)).toHaveFocus();
  await page.visitor.click(again()!);
  expect(again()).toBeNull();
  await page.visitor.click(screen.getByRole('button', { name: textOf('yes', language) }));
  await settle();
  expect(birthdayList('year', language)).toHaveFocus();
  expect(birthdayList('day', language)).not.toBeInvalid();
  expect(again()).toBeNull();
  await page.visitor.click(submitButton(language));
  await settle();
  expect(bodiesSentTo(calls.create)).toHaveLength(1);
});

it('marks only the empty lists as invalid, and the summary leads to them (I1)', async () => {
  const page = await openSignUpForm();
  await page.visitor.selectOptions(birthdayList('day'), '05');
  await page.visitor.click(submitButton());
  await settle();
  expect(['year', 'month', 'day'].map((id) => birthdayList(id as 'day').getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
    null,
  ]);
  await page.visitor.click(screen.getByRole('link', { name: textOf('birthday') }));
  expect(birthdayList('month')).toHaveFocus();
});
