import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../support/axe';
import { stopClock } from '../../../support/clock';
import { languages } from '../../../support/page/languages';
import { passTime, settle } from '../../../support/page/settle';
import { bodiesSentTo, respondOnce, services } from '../../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../../support/texts';
import { focusElsewhere } from '../hooks/focusElsewhere';
import {
  agreedBox,
  fillSampleForm,
  openSampleForm,
  pinField,
  sampleValues,
  submitButton,
  usernameField,
} from './openSampleForm';
import { sampleCall } from './SampleForm';

const onDone = jest.fn();
beforeEach(() => onDone.mockClear());

const openForm = (language: Language = 'en') => openSampleForm(language, onDone);
const errorCount = () => screen.queryByText(/fields need your attention/);
const stillWorking = () => screen.queryByText(texts.en['form.stillWorking']!);

describe('validation (M-val-01 to M-val-03)', () => {
  it('starts on blur and then runs on every change', async () => {
    const { visitor } = await openForm();
    await visitor.type(usernameField(), 'mei@');
    expect(usernameField()).not.toBeInvalid();
    await visitor.tab();
    expect(usernameField()).toBeInvalid();
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isEmail']);
    await visitor.type(usernameField(), 'example.test');
    expect(usernameField()).not.toBeInvalid();
    expect(usernameField()).not.toHaveAccessibleDescription();
    await visitor.clear(usernameField());
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
  });

  it('applies only the required rule to an empty field', async () => {
    const { visitor } = await openForm();
    await visitor.click(usernameField());
    await visitor.tab();
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    await visitor.click(pinField());
    await visitor.tab();
    expect(pinField()).not.toBeInvalid();
    expect(usernameField()).toBeRequired();
    expect(pinField()).not.toBeRequired();
  });

  it('shows the first of several errors', async () => {
    const { visitor } = await openForm();
    await visitor.type(usernameField(), 'no address and far too long');
    await visitor.tab();
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isEmail']);
    await visitor.clear(usernameField());
    await visitor.type(usernameField(), 'an.address.that.is@far.too.long.test');
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.maxLength.20']);
  });

  it('shows errors in Chinese on a Chinese page (M-val-04)', async () => {
    const { visitor } = await openForm('zh');
    await visitor.click(submitButton('zh'));
    expect(usernameField('zh')).toHaveAccessibleDescription(requiredText(usernameField('zh'), 'zh'));
    expect(screen.getByText('有 2 处需要修改，请检查下方标出的内容。')).toBeVisible();
  });
});

describe('a submit with invalid fields (P-22)', () => {
  it('focuses the first invalid field and counts the invalid fields', async () => {
    const page = await openForm();
    await page.visitor.type(pinField(), '12');
    await page.visitor.click(submitButton());
    expect(usernameField()).toHaveFocus();
    expect(errorCount()).toHaveTextContent('3 fields need your attention. Please check the ones marked below.');
    expect(agreedBox()).toBeInvalid();
    expect(agreedBox()).toHaveAccessibleDescription(texts.en['rule.isAgreementRequired']);
    const links = screen.getAllByRole('link', { name: /Username|PIN|Agreed/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Username or email', 'PIN', 'Agreed']);
    await page.visitor.click(links[1]!);
    expect(pinField()).toHaveFocus();
    await expectAccessible(page.mountPoint('sample'));

    await page.visitor.type(usernameField(), 'mei@example.test');
    expect(errorCount()).toHaveTextContent(/^2 fields/);
    await page.visitor.click(agreedBox());
    expect(errorCount()).toBeNull();
    await page.visitor.click(submitButton());
    expect(pinField()).toHaveFocus();
    expect(bodiesSentTo(sampleCall)).toEqual([]);
  });

  it('links to the invalid fields of this page although it has a <base href> (M4)', async () => {
    const page = await openForm();
    document.head.insertAdjacentHTML('beforeend', '<base href="https://cdn.test/">');
    await page.visitor.click(submitButton());
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Agreed' });
    expect(link.href).toBe(`http://localhost/en/#${agreedBox().id}`);
    document.querySelector('base')?.remove();
  });

  it('shows no count for one invalid field; the live region exists from the start (P-23)', async () => {
    const page = await openForm();
    const line = page.mountPoint('sample').querySelector('[aria-live="polite"]');
    expect(line).toBeEmptyDOMElement();
    await fillSampleForm(page);
    await page.visitor.clear(usernameField());
    await page.visitor.click(submitButton());
    expect(usernameField()).toHaveFocus();
    expect(line).toBeEmptyDOMElement();
    await page.visitor.clear(pinField());
    await page.visitor.type(pinField(), '1');
    expect(line).toHaveTextContent(/^2 fields/);
  });
});

describe('one request at a time (P-25)', () => {
  it('sends one request for twenty clicks and Enter', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'timeout' });
    await fillSampleForm(page);
    const button = submitButton();
    await act(async () => {
      for (let click = 0; click < 20; click += 1) button.click();
    });
    await page.visitor.type(pinField(), '{Enter}');
    await page.visitor.click(button);
    await settle();
    expect(bodiesSentTo(sampleCall)).toEqual([sampleValues]);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page.mountPoint('sample'));
  });

  it('sends none between the response and what the form then shows', async () => {
    const page = await openForm();
    await fillSampleForm(page);
    onDone.mockImplementationOnce(async () => {
      // React renders in a later task.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      usernameField().form!.requestSubmit();
    });
    await page.visitor.click(submitButton());
    await settle();
    expect(bodiesSentTo(sampleCall)).toEqual([sampleValues]);
    await page.visitor.click(submitButton());
    await settle();
    expect(bodiesSentTo(sampleCall)).toHaveLength(2);
  });

  it('submits on Enter, keeps the focus and calls onDone once', async () => {
    const page = await openForm();
    await fillSampleForm(page);
    await page.visitor.type(usernameField(), '{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(usernameField()).toHaveFocus();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it('does not propagate the submit event to a form of the CMS around it (A2)', async () => {
    const onSubmit = jest.fn();
    document.addEventListener('submit', onSubmit);
    const page = await openForm();
    await page.visitor.click(submitButton());
    document.removeEventListener('submit', onSubmit);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('names the invalid fields without the group of the CMS around the mount point (A2, P-22)', async () => {
  const page = await openForm();
  const group = document.createElement('fieldset');
  group.innerHTML = '<legend>Account</legend>';
  const mountPoint = page.mountPoint('sample');
  mountPoint.replaceWith(group);
  group.append(mountPoint);
  await page.visitor.click(submitButton());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    texts.en['auth.username'],
    'Agreed',
  ]);
});

// One fault for each notice; test/flows covers every fault.
describe.each(languages)('a failed request on a page in %s (B3, B4, B6)', (language) => {
  it.each([
    ['reset', 'notice.System.Default_Error'],
    ['500', 'notice.System.Default_Error'],
    ['401', 'notice.System.401'],
    ['403', 'notice.Login.403'],
  ] as const)('%s shows one notice, keeps the values and allows a retry', async (fault, noticeId) => {
    const page = await openForm(language);
    await fillSampleForm(page, language);
    services.faults.set({ call: sampleCall, fault, times: 1 });
    await page.visitor.click(submitButton(language));

    const text = texts[language][noticeId]!;
    await screen.findAllByText(text);
    const form = submitButton(language).closest('form')!;
    expect(within(form).getByText(text)).toBeVisible();
    expect(within(form).queryAllByRole('link')).toHaveLength(fault === '401' ? 1 : 0);
    // The outlet announces the same text.
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
    expect(usernameField(language)).toHaveValue(sampleValues.user);
    expect(pinField(language)).toHaveValue(sampleValues.pin);
    expect(agreedBox()).toBeChecked();
    expect(submitButton(language)).toHaveFocus();
    expect(submitButton(language)).toHaveAttribute('aria-disabled', 'false');
    expect(onDone).not.toHaveBeenCalled();
    expect(bodiesSentTo(sampleCall)).toHaveLength(1);

    await page.visitor.click(submitButton(language));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(bodiesSentTo(sampleCall)).toHaveLength(2);
  });
});

describe('a slow or delayed request', () => {
  it('shows a text after three seconds and removes it with the response (B3)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'slow' });
    await fillSampleForm(page);
    await page.visitor.click(submitButton());
    await passTime(2900);
    expect(stillWorking()).toBeNull();
    await passTime(200);
    expect(stillWorking()).toBeVisible();
    await passTime(1000);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(stillWorking()).toBeNull();
  });

  it('fails with a notice after 20 s and allows a retry (contract 5)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'timeout', times: 1 });
    await fillSampleForm(page);
    await page.visitor.click(submitButton());
    await passTime(19_900);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await passTime(200);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
    expect(pinField()).toHaveValue('123456');
    await page.visitor.click(submitButton());
    await settle();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(bodiesSentTo(sampleCall)).toHaveLength(2);
  });

  it('with status 429 blocks submits until the countdown ends (B5)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: '429', times: 1 });
    await fillSampleForm(page);
    await page.visitor.click(submitButton());
    await settle();
    expect(submitButton()).toHaveAccessibleDescription('Please wait 30 s');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await passTime(10_000);
    expect(submitButton()).toHaveAccessibleDescription('Please wait 20 s');
    const notice = screen.getByRole('alert').firstElementChild;
    expect(notice).toBeVisible();
    await page.visitor.click(submitButton());
    await page.visitor.type(usernameField(), '{Enter}');
    await settle();
    expect(screen.getByRole('alert').firstElementChild).toBe(notice);
    expect(bodiesSentTo(sampleCall)).toHaveLength(1);
    await passTime(20_000);
    expect(submitButton()).not.toHaveAccessibleDescription();
    await page.visitor.click(submitButton());
    await settle();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('with status 429 does not wait longer when the clock is set back (J2)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: '429', times: 1 });
    await fillSampleForm(page);
    await page.visitor.click(submitButton());
    await passTime(5000);
    jest.setSystemTime(Date.now() - 86_400_000);
    await passTime(1000);
    expect(submitButton()).toHaveAccessibleDescription(/^Please wait 2[45] s$/);
    await passTime(26_000);
    expect(submitButton()).not.toHaveAccessibleDescription();
  });
});

describe('a service error', () => {
  it('is shown at its field and disappears when the field changes', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'code', code: 10005, times: 1 });
    await fillSampleForm(page);
    await page.visitor.click(submitButton());
    await waitFor(() => expect(usernameField()).toHaveAccessibleDescription(texts.en['notice.Login.10005']));
    expect(usernameField()).toBeInvalid();
    expect(usernameField()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.Login.10005']!);
    await page.visitor.type(usernameField(), '.cn');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(usernameField()).not.toBeInvalid();
    await page.visitor.click(submitButton());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('leaves the focus where a visitor has gone on', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'code', code: 10005, times: 1 });
    await fillSampleForm(page);
    // A click of `page.visitor` would last until the response.
    fireEvent.click(submitButton());
    const elsewhere = focusElsewhere();
    await waitFor(() => expect(usernameField()).toBeInvalid());
    expect(elsewhere).toHaveFocus();
  });

  it('is shown by the form once the visitor has changed the field (F5)', async () => {
    stopClock();
    const page = await openForm();
    await fillSampleForm(page);
    respondOnce(sampleCall, { error: { code: 10005 } }, 400, 1000);
    await page.visitor.click(submitButton());
    fireEvent.change(usernameField(), { target: { value: 'other@example.test' } });
    await passTime(1000);
    expect(usernameField()).not.toBeInvalid();
    expect(screen.getAllByText(texts.en['notice.Login.10005']!)[0]).toBeVisible();
    await page.visitor.click(submitButton());
    await settle();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('stays after a submit that the form refuses for another field', async () => {
    const page = await openForm();
    await fillSampleForm(page);
    respondOnce(sampleCall, { error: { code: 10005 } }, 400);
    await page.visitor.click(submitButton());
    await waitFor(() => expect(usernameField()).toBeInvalid());
    await page.visitor.click(agreedBox());
    await page.visitor.click(submitButton());
    await waitFor(() => expect(agreedBox()).toBeInvalid());
    expect(usernameField()).toHaveAccessibleDescription(texts.en['notice.Login.10005']!);
    // The first invalid field.
    expect(usernameField()).toHaveFocus();
    await page.visitor.type(usernameField(), 'x');
    expect(usernameField()).not.toBeInvalid();
  });

  it('does not prevent a second submit of the same value', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'code', code: '10005', times: 1 });
    await fillSampleForm(page);
    await page.visitor.click(submitButton());
    await waitFor(() => expect(usernameField()).toBeInvalid());
    await page.visitor.click(submitButton());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(usernameField()).not.toBeInvalid();
  });
});

it('ignores a response after it has unmounted (B9)', async () => {
  stopClock();
  const page = await openForm();
  services.faults.set({ call: sampleCall, fault: 'slow' });
  await fillSampleForm(page);
  await page.visitor.click(submitButton());
  await settle();
  await page.removeMountPoint('sample');
  await passTime(25_000);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('dismisses only its own notice on the next submit', async () => {
  const page = await openForm();
  const { showNoticeByKey } = await import('../../../../src/notifications/currentNotice');
  await fillSampleForm(page);
  act(() => showNoticeByKey('System', 'loyaltyNotice'));
  await page.visitor.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.getByRole('status')).toHaveTextContent(texts.en['notice.System.loyaltyNotice']!);
});

it('sends text without a trailing space, which the field keeps until blur', async () => {
  const page = await openForm();
  await fillSampleForm(page);
  await page.visitor.type(usernameField(), ' ');
  expect(usernameField()).not.toBeInvalid();
  expect(usernameField()).toHaveValue('mei@example.test ');
  await page.visitor.type(usernameField(), '{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(bodiesSentTo(sampleCall)).toEqual([sampleValues]);
  await page.visitor.tab();
  expect(usernameField()).toHaveValue('mei@example.test');
});

describe('an input method that is composing (P-28)', () => {
  const composing = { isComposing: true };

  it('delays normalisation and validation until it has finished', async () => {
    const { visitor } = await openForm();
    await visitor.click(usernameField());
    await visitor.tab();
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    fireEvent.compositionStart(usernameField());
    fireEvent.input(usernameField(), { ...composing, target: { value: ' zhang' } });
    expect(usernameField()).toHaveValue(' zhang');
    await settle();
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    fireEvent.input(usernameField(), { ...composing, target: { value: ' 张' } });
    fireEvent.compositionEnd(usernameField());
    await waitFor(() => expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isEmail']));
    expect(usernameField()).toHaveValue('张');
  });

  it('delays them also in Safari before 16.4, whose input events do not say that it is composing', async () => {
    await openForm();
    fireEvent.compositionStart(usernameField());
    fireEvent.input(usernameField(), { target: { value: ' zhang san' } });
    expect(usernameField()).toHaveValue(' zhang san');
    fireEvent.compositionEnd(usernameField());
    fireEvent.input(usernameField(), { target: { value: ' 张三' } });
    expect(usernameField()).toHaveValue('张三');
  });

  it('whose end the browser does not tell is over when the field loses the focus', async () => {
    const { visitor } = await openForm();
    await visitor.click(usernameField());
    fireEvent.compositionStart(usernameField());
    fireEvent.input(usernameField(), { target: { value: ' 张三' } });
    await visitor.tab();
    expect(usernameField()).toHaveValue('张三');
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isEmail']);
  });

  it('submits the word that a keyboard of Android still underlines, with its Go key', async () => {
    const page = await openForm();
    await fillSampleForm(page);
    fireEvent.compositionStart(usernameField());
    fireEvent.input(usernameField(), { ...composing, target: { value: 'li@example.test' } });
    expect(fireEvent.keyDown(usernameField(), { key: 'Enter', keyCode: 13, ...composing })).toBe(true);
    fireEvent.submit(usernameField().form!);
    await waitFor(() => expect(bodiesSentTo(sampleCall)).toEqual([{ ...sampleValues, user: 'li@example.test' }]));
  });

  describe('of an Android keyboard, after a Go that the service has rejected', () => {
    const pressGo = async (text: string) => {
      fireEvent.input(usernameField(), { ...composing, target: { value: text } });
      fireEvent.keyDown(usernameField(), { key: 'Enter', keyCode: 13, ...composing });
      fireEvent.submit(usernameField().form!);
      await settle();
    };
    beforeEach(async () => {
      await fillSampleForm(await openForm());
      respondOnce(sampleCall, { error: { code: 10005 } }, 400);
      fireEvent.compositionStart(usernameField());
      await pressGo('li@example.test');
    });

    it('submits what was typed since', async () => {
      await pressGo('lin@example.test');
      expect(bodiesSentTo(sampleCall)).toEqual([{ ...sampleValues, user: 'lin@example.test' }]);
    });

    it('takes the end of the word for no edit', () => {
      fireEvent.compositionEnd(usernameField());
      expect(usernameField()).toHaveAccessibleDescription(texts.en['notice.Login.10005']!);
    });
  });

  it('confirms a candidate with Enter without submitting the form', async () => {
    const page = await openForm();
    await fillSampleForm(page);
    expect(fireEvent.keyDown(usernameField(), { key: 'Enter', ...composing })).toBe(false);
    expect(fireEvent.keyDown(usernameField(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(usernameField(), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(usernameField(), { key: 'a', ...composing })).toBe(true);
  });
});
