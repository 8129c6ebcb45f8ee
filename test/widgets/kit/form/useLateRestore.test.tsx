import { act, screen } from '@testing-library/react';
import { openPage } from '../../../support/page/openPage';
import { bodiesSentTo } from '../../../support/page/stubServices';
import { agreedBox, openSampleForm, pinField, submitButton, usernameField } from './openSampleForm';
import { sampleCall } from './SampleForm';

/** Restores a value as a browser does: without an event, and past React. */
function restore(input: HTMLInputElement, property: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(HTMLInputElement.prototype, property, value, input);
}

it('sends what the browser has restored after the form was rendered, without an event', async () => {
  const page = await openSampleForm();
  restore(usernameField(), 'value', 'mei@example.test');
  restore(agreedBox() as HTMLInputElement, 'checked', true);
  await page.visitor.type(pinField(), '123456');
  await page.visitor.click(submitButton());
  expect(bodiesSentTo(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '123456' }]);
  expect(agreedBox()).toBeChecked();
});

describe('while the page is loading', () => {
  beforeEach(() => {
    jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
  });
  afterEach(() => jest.restoreAllMocks());

  it('sends what is restored after the last click when Enter submits the form', async () => {
    const { visitor } = await openSampleForm();
    restore(agreedBox() as HTMLInputElement, 'checked', true);
    await visitor.type(pinField(), '123456');
    restore(usernameField(), 'value', 'mei@example.test');
    await visitor.keyboard('{Enter}');
    expect(bodiesSentTo(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '123456' }]);
  });

  it('does not repeat what the visitor has typed', async () => {
    const { visitor } = await openSampleForm();
    await visitor.type(usernameField(), 'mei');
    const onInput = jest.fn();
    document.addEventListener('input', onInput);
    await visitor.click(pinField());
    await visitor.click(usernameField());
    document.removeEventListener('input', onInput);
    expect(onInput).not.toHaveBeenCalled();
  });
});

it('does not take the first value of a field for an edit', async () => {
  const onInput = jest.fn();
  await openPage({
    path: '/en/',
    async widget() {
      const { Form } = await import('../../../../src/widgets/kit/form/Form');
      const { useForm } = await import('../../../../src/widgets/kit/form/useForm');
      const { TextField } = await import('../../../../src/widgets/kit/fields/TextField');
      return function Sample() {
        const form = useForm({
          initial: { user: 'mei' },
          rules: {},
          group: 'Login',
          submit: () => Promise.resolve(),
          onDone() {},
        });
        return (
          <section onInput={onInput}>
            <Form form={form}>
              <TextField label="auth.username" autoComplete="username" {...form.field('user')} />
            </Form>
          </section>
        );
      };
    },
  });
  expect(usernameField()).toHaveValue('mei');
  act(() => screen.getByRole('textbox').focus());
  expect(onInput).not.toHaveBeenCalled();
});
