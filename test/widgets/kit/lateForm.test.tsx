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
    mockArrival.reject(new ApiError('offline'));
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
