import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../../support/axe';
import { openSampleForm, pinField, submitButton } from '../form/openSampleForm';

it('shows the password on request and hides it again (P-18)', async () => {
  const page = await openSampleForm();
  await page.visitor.type(pinField(), '123456');
  expect(pinField()).toHaveAttribute('type', 'password');
  await page.visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
  expect(pinField()).toHaveAttribute('type', 'text');
  expect(pinField()).toHaveValue('123456');
  await expectAccessible(page.mountPoint('sample'));
  await page.visitor.click(screen.getByRole('button', { name: 'Hide PIN' }));
  expect(pinField()).toHaveAttribute('type', 'password');
  expect(pinField()).toHaveValue('123456');
});

describe('hides a shown password (P-18)', () => {
  it('on a submit, even if the form is invalid', async () => {
    const { visitor } = await openSampleForm();
    await visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
    await visitor.click(submitButton());
    expect(pinField()).toHaveAttribute('type', 'password');
  });

  it('when the page returns from the bfcache', async () => {
    const { visitor } = await openSampleForm();
    await visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(pinField()).toHaveAttribute('type', 'password');
  });

  it('synchronously when the visitor leaves the page, before the browser stores visible values', async () => {
    const { visitor } = await openSampleForm();
    await visitor.click(screen.getByRole('button', { name: 'Show PIN' }));
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(pinField()).toHaveAttribute('type', 'password');
    });
  });
});

it('names its button in Chinese on a Chinese page', async () => {
  const { visitor } = await openSampleForm('zh');
  await visitor.click(screen.getByRole('button', { name: '显示卡片密码' }));
  expect(screen.getByRole('button', { name: '隐藏卡片密码' })).toBeVisible();
});
