import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page';
import { texts } from '../../support/texts';

describe('PasswordField (P-18)', () => {
  const openForm = (path = '/en/') =>
    openPage({
      path,
      async widget() {
        const { SampleForm } = await import('./SampleForm');
        return () => <SampleForm />;
      },
    });
  const secret = () => screen.getByLabelText('PIN');

  it('shows what was typed on request, and hides it again', async () => {
    const page = await openForm();
    await page.visitor.type(secret(), '123456');
    expect(secret()).toHaveAttribute('type', 'password');
    await page.visitor.click(screen.getByRole('button', { name: 'Show PIN', pressed: false }));
    expect(secret()).toHaveAttribute('type', 'text');
    expect(secret()).toHaveValue('123456');
    await expectAccessible(page.mount('sample'));
    await page.visitor.click(screen.getByRole('button', { name: 'Hide PIN', pressed: true }));
    expect(secret()).toHaveAttribute('type', 'password');
    expect(secret()).toHaveValue('123456');
  });

  it('hides it when it is sent, even if the form is refused', async () => {
    const { visitor } = await openForm();
    await visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
    await visitor.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(secret()).toHaveAttribute('type', 'password');
  });

  it('hides it when the page comes back from the past', async () => {
    const { visitor } = await openForm();
    await visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(secret()).toHaveAttribute('type', 'password');
  });

  it('hides it when the page is left, before the browser writes down what is in view', async () => {
    const { visitor } = await openForm();
    await visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(secret()).toHaveAttribute('type', 'password');
    });
  });

  it('does all of this in Chinese', async () => {
    const { visitor } = await openForm('/');
    await visitor.click(screen.getByRole('button', { name: '显示卡片密码' }));
    expect(screen.getByRole('button', { name: '隐藏卡片密码' })).toBeVisible();
  });
});

describe('CodeField (P-15)', () => {
  const openForm = () =>
    openPage({
      path: '/en/',
      async widget() {
        const { CodeForm } = await import('./CodeForm');
        return CodeForm;
      },
    });
  const code = () => screen.getByLabelText('PIN');

  it('is one input that a phone can fill in', async () => {
    const page = await openForm();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).not.toHaveAttribute('maxlength');
    fireEvent.input(code(), { target: { value: '1234' } });
    expect(code()).toHaveValue('1234');
    await page.visitor.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(code()).not.toBeInvalid();
    await expectAccessible(page.mount('sample'));
  });

  it('wants nothing filled in any more once it holds something, on the way back neither (F6)', async () => {
    const { visitor } = await openForm();
    await visitor.type(code(), '1');
    expect(code()).toHaveAttribute('autocomplete', 'off');
    await visitor.clear(code());
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('takes the digits out of a pasted message, and stops at four (A-05)', async () => {
    const { visitor } = await openForm();
    await visitor.click(code());
    await visitor.paste(' １２ 34 ');
    expect(code()).toHaveValue('1234');
    await visitor.type(code(), '5');
    expect(code()).toHaveValue('1234');
  });

  it('asks for all four', async () => {
    const { visitor } = await openForm();
    await visitor.type(code(), '123');
    await visitor.tab();
    expect(code()).toHaveAccessibleDescription(texts.en['rule.isSmsCode']);
  });
});
