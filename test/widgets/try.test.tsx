import { screen } from '@testing-library/react';
import { bodiesOf, complaints, openPage, passTime, requests, services, settle, stopClock } from '../support/page';

it('real', async () => {
  const page = await openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query', 'notification'] });
  await page.visitor.type(screen.getByLabelText('Card number'), '7310180000000001');
  await page.visitor.type(screen.getByLabelText('PIN'), '123456');
  await page.visitor.click(await screen.findByRole('button', { name: 'Click to verify' }));
  await page.visitor.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByRole('table', { name: 'Transactions' });
  console.log(bodiesOf('POST /public/svc/detail'), requests, page.analytics, complaints);
});
it('fake', async () => {
  stopClock();
  services.faults.set({ call: 'POST /public/svc/detail', fault: 'timeout' });
  const page = await openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query'] });
  await page.visitor.type(screen.getByLabelText('Card number'), '7310180000000001');
  await page.visitor.type(screen.getByLabelText('PIN'), '123456');
  await page.visitor.click(screen.getByRole('button', { name: 'Click to verify' }));
  await page.visitor.click(screen.getByRole('button', { name: 'Check balance' }));
  await passTime(19_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await passTime(1_000);
  await settle();
  console.log(screen.getByRole('alert').innerHTML, requests, complaints);
});
