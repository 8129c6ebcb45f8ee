import { readResponse } from '../../../src/api/http/envelope';
import { mailingAddressSchema } from '../../../src/api/session/mailingAddress';

const read = (body: unknown) =>
  readResponse({ status: 200, text: JSON.stringify(body), retryAfter: undefined }, mailingAddressSchema);

test('a mailing address has an id, as text or number (M-ent-17)', () => {
  expect(read({ AddressId: 'a-1' })).toEqual({ AddressId: 'a-1' });
  expect(read({ data: { AddressId: 7, other: true } })).toEqual({ AddressId: '7' });
});
