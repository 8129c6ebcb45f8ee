import { fireEvent } from '@testing-library/react';
import { stopClock } from '../../../support/clock';
import { passTime, settle } from '../../../support/page/settle';
import { openSampleForm, submitButton, usernameField } from './openSampleForm';

it('shows the error of a left field only after the click, as a moving button would miss it', async () => {
  await openSampleForm();
  fireEvent.focus(usernameField());
  fireEvent.pointerDown(submitButton());
  fireEvent.blur(usernameField());
  await settle();
  expect(usernameField()).not.toBeInvalid();
  fireEvent.pointerUp(submitButton());
  fireEvent.click(submitButton());
  await settle();
  expect(usernameField()).toBeInvalid();
  expect(usernameField()).toHaveFocus();
});

it('shows the error when the pointer is released without a click', async () => {
  stopClock();
  await openSampleForm();
  fireEvent.focus(usernameField());
  fireEvent.pointerDown(submitButton());
  fireEvent.blur(usernameField());
  fireEvent.pointerUp(document.body);
  await settle();
  expect(usernameField()).not.toBeInvalid();
  await passTime(1);
  expect(usernameField()).toBeInvalid();
});

it('shows the error at once when the visitor leaves the field by keyboard', async () => {
  await openSampleForm();
  fireEvent.focus(usernameField());
  fireEvent.blur(usernameField());
  await settle();
  expect(usernameField()).toBeInvalid();
});
