import { act, fireEvent } from '@testing-library/react';
import { settle } from '../../../support/page/settle';
import { respondOnce } from '../../../support/page/stubServices';
import { texts } from '../../../support/texts';
import { fillSampleForm, openSampleForm, submitButton, usernameField } from './openSampleForm';
import { sampleCall } from './SampleForm';

type LoadCatalogue = typeof import('../../../../src/i18n/loadCatalogue');

/** Lets the file with the texts of the notices arrive. */
let mockDeliverNotices: () => void = () => {};

jest.mock('../../../../src/i18n/loadCatalogue', (): LoadCatalogue => {
  const actual = jest.requireActual<LoadCatalogue>('../../../../src/i18n/loadCatalogue');
  return {
    async loadCatalogue(locale, part) {
      if (part === 'notices')
        await new Promise<void>((resolve) => {
          mockDeliverNotices = resolve;
        });
      return actual.loadCatalogue(locale, part);
    },
  };
});

/** Opens the form and has the service refuse the username while the texts of the notices are still loading. */
async function refuseUsername() {
  const page = await openSampleForm();
  await fillSampleForm(page);
  respondOnce(sampleCall, { error: { code: 10005 } }, 400);
  await page.visitor.click(submitButton());
  await settle();
  expect(usernameField()).not.toBeInvalid();
}

async function deliverNotices() {
  mockDeliverNotices();
  await act(settle);
}

test('a service error is shown at its field when its text arrives', async () => {
  await refuseUsername();
  await deliverNotices();
  expect(usernameField()).toHaveAccessibleDescription(texts.en['notice.Login.10005']);
});

test('a service error is not shown at a field that was changed before its text arrived (F5)', async () => {
  await refuseUsername();
  fireEvent.change(usernameField(), { target: { value: 'other@example.test' } });
  await deliverNotices();
  expect(usernameField()).not.toBeInvalid();
});
