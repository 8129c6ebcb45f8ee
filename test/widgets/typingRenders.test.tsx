import { screen } from '@testing-library/react';
import { openPage } from '../support/page/openPage';
import { settle } from '../support/page/settle';
import { texts } from '../support/texts';

let mockRenders = 0;
jest.mock('react-hook-form', () => {
  const library = jest.requireActual('react-hook-form');
  return {
    ...library,
    useForm(options: unknown) {
      mockRenders += 1;
      return library.useForm(options);
    },
  };
});

describe('typing into a valid field does not render the form again', () => {
  it.each([
    ['svc-query', '/en/starbucks-gift-card/svc-query', 'svcQuery.cardNumber'],
    ['invoice', '/en/starbucks-gift-card/invoice', 'invoice.ticketNumber'],
    ['register', '/en/account/register', 'register.cardNumber'],
    ['auth', '/en/account/', 'auth.username'],
    ['forgot-password', '/en/account/forgot-password', 'forgotPassword.identifier'],
  ] as const)('%s', async (mount, path, label) => {
    const page = await openPage({ path, mounts: [mount] });
    const [field] = screen.getAllByLabelText(texts.en[label]!);
    await page.visitor.click(field!);
    await settle();
    mockRenders = 0;
    await page.visitor.keyboard('123456');
    await settle();
    expect(field).toHaveValue('123456');
    expect(mockRenders).toBe(0);
  });
});
