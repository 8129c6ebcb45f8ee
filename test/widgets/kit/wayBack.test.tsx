import { fireEvent, screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { bodiesOf, openPage, passTime } from '../../support/page';
import { sampleCall } from './SampleForm';

const user = () => screen.getByLabelText<HTMLInputElement>('Username or email');
const pin = () => screen.getByLabelText<HTMLInputElement>('PIN');
const send = () => screen.getByRole('button', { name: 'Sign in' });

const openForm = async (form: 'SampleForm' | 'CodeForm') => {
  const page = await openPage({
    path: '/en/',
    async widget() {
      if (form === 'CodeForm') return (await import('./CodeForm')).CodeForm;
      const { SampleForm } = await import('./SampleForm');
      return () => <SampleForm />;
    },
  });
  return page.visitor;
};

beforeEach(() => stopClock());

/** As WebKit does it: the page is there as it was, then a task of its own empties fields and says nothing of it. */
async function leaveAndReturn(emptied: readonly HTMLInputElement[]) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
  setTimeout(() => {
    for (const input of emptied) set?.call(input, '');
  });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await passTime(0);
}

describe('on the way back to a page that WebKit has kept (F6)', () => {
  it('a secret that it has emptied is not sent any more, while all else is as it was', async () => {
    const visitor = await openForm('SampleForm');
    await visitor.type(user(), 'mei@example.test');
    await visitor.type(pin(), '123456');
    await visitor.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    await leaveAndReturn([user(), pin()]);
    expect([user().value, pin().value]).toEqual(['mei@example.test', '']);
    await visitor.click(send());
    await passTime(0);
    expect(bodiesOf(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '' }]);
  });

  it('a code that it has emptied may be filled in by a phone again', async () => {
    const visitor = await openForm('CodeForm');
    await visitor.type(pin(), '1234');
    await leaveAndReturn([pin()]);
    expect(pin()).toHaveValue('');
    expect(pin()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('where nothing was emptied, nothing changes', async () => {
    const visitor = await openForm('SampleForm');
    await visitor.type(user(), 'mei@example.test');
    await visitor.type(pin(), '123456');
    await leaveAndReturn([]);
    expect([user().value, pin().value]).toEqual(['mei@example.test', '123456']);
  });

  it('what was typed while the page was loading stays, though the page is shown only then', async () => {
    await openForm('SampleForm');
    user().value = 'mei@';
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
    await passTime(0);
    expect(user()).toHaveValue('mei@');
  });
});
