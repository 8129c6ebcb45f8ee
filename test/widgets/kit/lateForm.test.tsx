import { act, screen } from '@testing-library/react';
import { bodiesOf, openPage, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { sampleCall } from './SampleForm';

type FormControl = typeof import('../../../src/widgets/kit/formControl');

interface Arrival {
  promise: Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

/** What the fetching of the form's bookkeeping waits for; a test settles it. */
let mockArrival: Arrival;
let mockAttempts = 0;

jest.mock('../../../src/widgets/kit/formControl', (): FormControl => {
  const actual = jest.requireActual<FormControl>('../../../src/widgets/kit/formControl');
  return {
    ...actual,
    loadFormLibrary() {
      mockAttempts += 1;
      return mockArrival.promise.then(actual.loadFormLibrary);
    },
  };
});

function newArrival(): void {
  mockArrival = {} as Arrival;
  mockArrival.promise = new Promise<void>((resolve, reject) => Object.assign(mockArrival, { resolve, reject }));
}

beforeEach(() => {
  mockAttempts = 0;
  newArrival();
});

const openForm = () =>
  openPage({
    path: '/en/',
    mounts: ['notification'],
    async widget() {
      const { SampleForm } = await import('./SampleForm');
      return () => <SampleForm />;
    },
  });

const openChoice = () =>
  openPage({
    path: '/en/',
    async widget() {
      const { ChoiceForm } = await import('./ChoiceForm');
      return ChoiceForm;
    },
  });

const user = () => screen.getByLabelText('Username or email');
const submit = () => screen.getByRole('button', { name: 'Sign in' });
const arrive = () =>
  act(async () => {
    mockArrival.resolve();
    await settle();
  });

describe('a form whose bookkeeping is still on its way', () => {
  it('asks for it when the first field is changed or left, not before', async () => {
    const { visitor } = await openForm();
    await visitor.click(user());
    expect(mockAttempts).toBe(0);
    await visitor.keyboard('m');
    expect(mockAttempts).toBe(1);
  });

  it('is told afterwards what happened, in the same order', async () => {
    const { visitor } = await openForm();
    await visitor.type(user(), 'mei@');
    await visitor.tab();
    await visitor.type(screen.getByLabelText('PIN'), '12');
    expect(user()).not.toBeInvalid();
    await arrive();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isEmail']);
    // Not left yet.
    expect(screen.getByLabelText('PIN')).not.toBeInvalid();
    expect(screen.getByLabelText('PIN')).toHaveValue('12');
  });

  it('keeps which of several buttons was chosen', async () => {
    const { visitor } = await openChoice();
    await visitor.click(screen.getByRole('radio', { name: 'Paper' }));
    await arrive();
    expect(screen.getByRole('radio', { name: 'Paper' })).toBeChecked();
    await visitor.click(submit());
    expect(screen.getByText('sent: paper')).toBeVisible();
  });

  it('sends what was typed when it arrives after the press', async () => {
    const { visitor } = await openForm();
    await visitor.type(user(), 'mei@example.test');
    await visitor.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    await visitor.click(submit());
    expect(bodiesOf(sampleCall)).toEqual([]);
    // The press was heard (B3).
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await arrive();
    expect(bodiesOf(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '' }]);
  });
});

it('a form whose bookkeeping cannot be fetched says that it did not work, and does at the next press', async () => {
  const { ApiError } = await import('../../../src/api/ApiError');
  const { visitor } = await openForm();
  await visitor.type(user(), 'mei@example.test');
  await visitor.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await visitor.click(submit());
  await act(async () => {
    mockArrival.reject(new ApiError('unsent'));
    await settle();
  });
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(submit()).toHaveAttribute('aria-busy', 'false');
  expect(user()).toHaveValue('mei@example.test');
  newArrival();
  await visitor.click(submit());
  await arrive();
  expect(bodiesOf(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '' }]);
});

describe('where the bookkeeping cannot be fetched', () => {
  const failToArrive = () =>
    act(async () => {
      const { ApiError } = await import('../../../src/api/ApiError');
      mockArrival.reject(new ApiError('unsent'));
      await settle();
    });
  const told = () => screen.getByRole('alert').textContent;
  const defaultText = expect.stringContaining(texts.en['notice.System.Default_Error']!);

  it('a press that sends a code says that it did not work, and nothing is sent', async () => {
    const page = await openPage({ path: '/en/account/phone-validate', mounts: ['phone-validate', 'notification'] });
    await page.visitor.type(screen.getByLabelText('Mobile number'), '13800000003');
    await page.visitor.click(screen.getByRole('button', { name: 'Send PIN' }));
    await failToArrive();
    expect(told()).toEqual(defaultText);
    expect(screen.getByRole('button', { name: 'Send PIN' })).toHaveAttribute('aria-busy', 'false');
    expect(page.analytics).toEqual([]);
    newArrival();
    await page.visitor.click(screen.getByRole('button', { name: 'Send PIN' }));
    await arrive();
    expect(bodiesOf('POST /api/Customers/sms/sendMobilePin')).toHaveLength(1);
  });

  it.each([
    ['phone-validate', '/en/account/phone-validate', 'Mobile number', '13800000003', 'Submit'],
    ['forgot-password', '/en/account/forgot-password', 'Email or mobile number', '13800000001', 'Next'],
  ] as const)('%s speaks of no refusal: nothing was sent', async (name, path, field, typed, button) => {
    const page = await openPage({ path, mounts: [name, 'notification'] });
    await page.visitor.type(screen.getByLabelText(field), typed);
    await page.visitor.click(screen.getByRole('button', { name: button }));
    await failToArrive();
    expect(told()).toEqual(defaultText);
    expect(page.analytics).toEqual([]);
    expect(screen.getByLabelText(field)).toHaveValue(typed);
  });

  it('a new password is not taken for one that may be set already (F8)', async () => {
    const page = await openPage({
      path: '/en/account/reset-password?token=unknown',
      mounts: ['reset-password', 'notification'],
    });
    for (const label of ['New password', 'Confirm password']) {
      await page.visitor.click(screen.getByLabelText(label));
      await page.visitor.paste('N3w-password');
    }
    await page.visitor.click(screen.getByRole('button', { name: 'Submit' }));
    await failToArrive();
    expect(told()).toEqual(defaultText);
    newArrival();
    await page.visitor.click(screen.getByRole('button', { name: 'Submit' }));
    await arrive();
    expect(document.body).not.toHaveTextContent(texts.en['resetPassword.maybeDone']!);
  });

  it('a security check that was passed meanwhile counts', async () => {
    const page = await openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query', 'notification'] });
    for (const [label, text] of [
      ['Card number', '7310180000000001'],
      ['PIN', '123456'],
    ] as const) {
      await page.visitor.type(screen.getByLabelText(label), text);
    }
    await page.visitor.click(await screen.findByRole('button', { name: 'Click to verify' }));
    await failToArrive();
    newArrival();
    await page.visitor.click(screen.getByRole('button', { name: 'Check balance' }));
    await arrive();
    expect(screen.getByRole('heading', { name: 'Gift card details' })).toBeVisible();
  });
});

it('what was typed into one tab is there again, also while the bookkeeping is on its way (H6)', async () => {
  const page = await openPage({ path: '/en/starbucks-gift-card/invoice', mounts: ['invoice', 'notification'] });
  await page.visitor.type(screen.getByLabelText('Ticket number'), '1000000001');
  await page.visitor.click(screen.getByRole('tab', { name: 'Invoice progress inquiry' }));
  await settle();
  await page.visitor.click(screen.getByRole('tab', { name: 'Invoice online application' }));
  await settle();
  expect(screen.getByLabelText('Ticket number')).toHaveValue('1000000001');
  await arrive();
});
