import { fireEvent, screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { openPage, passTime, settle } from '../../support/page';

/** A form whose first field must not be empty. */
const openForm = () =>
  openPage({
    path: '/en/',
    async widget() {
      const { SampleForm } = await import('./SampleForm');
      return () => <SampleForm />;
    },
  });

const field = () => screen.getByLabelText('Username or email');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

it('a field that is left by pressing a button speaks after the click, which would miss a button that moves', async () => {
  await openForm();
  fireEvent.focus(field());
  fireEvent.pointerDown(submit());
  fireEvent.blur(field());
  await settle();
  expect(field()).not.toBeInvalid();
  fireEvent.pointerUp(submit());
  fireEvent.click(submit());
  await settle();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
});

it('a press that is let go elsewhere holds it back no longer', async () => {
  stopClock();
  await openForm();
  fireEvent.focus(field());
  fireEvent.pointerDown(submit());
  fireEvent.blur(field());
  fireEvent.pointerUp(document.body);
  await settle();
  expect(field()).not.toBeInvalid();
  await passTime(1);
  expect(field()).toBeInvalid();
});

it('a field that is left by the keyboard speaks at once', async () => {
  await openForm();
  fireEvent.focus(field());
  fireEvent.blur(field());
  await settle();
  expect(field()).toBeInvalid();
});
