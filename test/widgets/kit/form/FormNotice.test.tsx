import { act, screen, within } from '@testing-library/react';
import { showNoticeByKey } from '../../../../src/notifications/currentNotice';
import { expectAccessible } from '../../../support/axe';
import { stopClock } from '../../../support/clock';
import { languages } from '../../../support/page/languages';
import type { Page } from '../../../support/page/openPage';
import { passTime, settle } from '../../../support/page/settle';
import { respondOnce, services } from '../../../support/page/stubServices';
import { type Language, texts } from '../../../support/texts';
import { focusElsewhere } from '../hooks/focusElsewhere';
import { fillSampleForm, openSampleForm, pinField, submitButton, usernameField } from './openSampleForm';
import { sampleCall } from './SampleForm';

const scrolledTo: Element[] = [];
/** The observed elements, each with a function that reports whether it is in view. */
const observed = new Map<Element, (isIntersecting: boolean) => void>();

/** Stands in for `IntersectionObserver`, which jsdom lacks. A test reports by `observed`. */
class FakeObserver {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  private readonly elements: Element[] = [];
  observe(element: Element) {
    this.elements.push(element);
    observed.set(element, (isIntersecting) => this.callback([{ isIntersecting }]));
  }
  disconnect() {
    for (const element of this.elements) observed.delete(element);
  }
}

beforeEach(() => {
  scrolledTo.length = 0;
  observed.clear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const formNotice = (page: Page) => page.mountPoint('sample').querySelector('.rw-submit .rw-form-notice');
const alert = () => screen.getByRole('alert');

async function refuse(page: Page, code: string, language: Language = 'en'): Promise<void> {
  services.faults.set({ call: sampleCall, fault: 'code', code, times: 1 });
  await fillSampleForm(page, language);
  await page.visitor.click(submitButton(language));
  await settle();
}

it.each(languages)('stands above the submit, scrolled into view, and is announced once, in %s', async (language) => {
  const page = await openSampleForm(language);
  await refuse(page, '403', language);
  const text = texts[language]['notice.Login.403']!;
  expect(formNotice(page)).toHaveTextContent(text);
  const position = formNotice(page)?.compareDocumentPosition(submitButton(language));
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Only the outlet announces it.
  expect(formNotice(page)?.closest('[aria-live], [role=alert], [role=status]')).toBeNull();
  expect(scrolledTo).toContain(formNotice(page));
  expect(alert()).toHaveTextContent(new RegExp(`^${text}$`));
  expect(alert().querySelector('button')).toBeNull();
  expect(submitButton(language)).toHaveFocus();
  await expectAccessible(page.mountPoint('sample'));
});

it('is not scrolled into view when the visitor has gone on to another part of the page', async () => {
  stopClock();
  const page = await openSampleForm();
  respondOnce(sampleCall, {}, 500, 1000);
  await fillSampleForm(page);
  await page.visitor.click(submitButton());
  const elsewhere = focusElsewhere();
  await passTime(1000);
  expect(formNotice(page)).toHaveTextContent(texts.en['notice.System.500']!);
  expect(scrolledTo).toEqual([]);
  expect(elsewhere).toHaveFocus();
});

it('goes at the first edit, in the form and in the outlet', async () => {
  const page = await openSampleForm();
  await refuse(page, '403');
  await page.visitor.type(pinField(), '{Backspace}');
  expect(formNotice(page)).toBeNull();
  expect(alert()).toBeEmptyDOMElement();
});

it('stays during an edit that cannot put a broken connection right', async () => {
  const page = await openSampleForm();
  services.faults.set({ call: sampleCall, fault: '500', times: 1 });
  await fillSampleForm(page);
  await page.visitor.click(submitButton());
  await settle();
  await page.visitor.type(pinField(), '{Backspace}');
  expect(formNotice(page)).not.toBeNull();
});

it('stands at the field that the error code names, and is announced', async () => {
  const page = await openSampleForm();
  await refuse(page, '10005');
  const text = texts.en['notice.Login.10005']!;
  expect(usernameField()).toHaveFocus();
  expect(usernameField()).toHaveAccessibleDescription(text);
  expect(formNotice(page)).toBeNull();
  expect(alert()).toHaveTextContent(text);
  await page.visitor.type(usernameField(), 'n');
  expect(usernameField()).not.toBeInvalid();
  expect(alert()).toBeEmptyDOMElement();
});

it('leaves the notice of another widget alone when the visitor follows its link', async () => {
  const page = await openSampleForm();
  await refuse(page, '401');
  act(() => showNoticeByKey('Login', 'NotKept'));
  await page.visitor.click(within(page.mountPoint('sample')).getByRole('link', { name: /^Sign in/ }));
  expect(alert()).toHaveTextContent(texts.en['notice.Login.NotKept']!);
});

it('is a snackbar while the form is out of view, and ends with the form', async () => {
  const page = await openSampleForm();
  await refuse(page, '403');
  const form = submitButton().closest('form')!;
  act(() => observed.get(form)?.(false));
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  act(() => observed.get(form)?.(true));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  await page.removeMountPoint('sample');
  expect(alert()).toBeEmptyDOMElement();
  expect([...observed.keys()]).toEqual([]);
});
