import { screen } from '@testing-library/react';
import { openPage } from '../support/page/openPage';
import { settle } from '../support/page/settle';
import { texts } from '../support/texts';

/** The calls of `register`: each render of a form calls it for each field. */
let mockRegistrations = 0;
jest.mock('react-hook-form', () => {
  const library = jest.requireActual('react-hook-form');
  return {
    ...library,
    createFormControl(options: unknown) {
      const control = library.createFormControl(options);
      const register = (...values: unknown[]) => {
        mockRegistrations += 1;
        return control.register(...values);
      };
      return { ...control, register };
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
    expect(mockRegistrations).toBeGreaterThan(0);
    mockRegistrations = 0;
    await page.visitor.keyboard('123456');
    await settle();
    expect(field).toHaveValue('123456');
    expect(mockRegistrations).toBe(0);
  });
});
