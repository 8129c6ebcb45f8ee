import { fireEvent } from '@testing-library/react';
import { stopClock } from '../../../support/clock';
import { passTime } from '../../../support/page/settle';
import { bodiesSentTo } from '../../../support/page/stubServices';
import { agreedBox, openSampleForm, pinField, submitButton, usernameField } from '../form/openSampleForm';
import { sampleCall } from '../form/SampleForm';
import { codeField, openCodeForm } from './openCodeForm';

beforeEach(() => stopClock());

/** Leaves the page and returns from the bfcache. As in WebKit, a separate task then empties inputs without an event. */
async function leaveAndReturn(emptied: readonly HTMLInputElement[]) {
  const { set: setNativeValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
  setTimeout(() => {
    for (const input of emptied) setNativeValue?.call(input, '');
  });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await passTime(0);
}

describe('after a return from the bfcache of WebKit (F6)', () => {
  it('an emptied secret is not submitted; an emptied text is restored', async () => {
    const { visitor } = await openSampleForm();
    await visitor.type(usernameField(), 'mei@example.test');
    await visitor.type(pinField(), '123456');
    await visitor.click(agreedBox());
    await leaveAndReturn([usernameField(), pinField()]);
    expect([usernameField().value, pinField().value]).toEqual(['mei@example.test', '']);
    await visitor.click(submitButton());
    await passTime(0);
    expect(bodiesSentTo(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '' }]);
  });

  it('a phone can fill in an emptied code again', async () => {
    const { visitor } = await openCodeForm();
    await visitor.type(codeField(), '1234');
    await leaveAndReturn([codeField()]);
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('inputs that were not emptied keep their values', async () => {
    const { visitor } = await openSampleForm();
    await visitor.type(usernameField(), 'mei@example.test');
    await visitor.type(pinField(), '123456');
    await leaveAndReturn([]);
    expect([usernameField().value, pinField().value]).toEqual(['mei@example.test', '123456']);
  });
});

it('keeps a value that was typed before the first pageshow event', async () => {
  await openSampleForm();
  usernameField().value = 'mei@';
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  await passTime(0);
  expect(usernameField()).toHaveValue('mei@');
});
