import { act, screen } from '@testing-library/react';
import { setSignedOut } from '../../src/api/session/session';
import { showNoticeByKey } from '../../src/notifications/currentNotice';
import { expectAccessible } from '../support/axe';
import { openPage } from '../support/page/openPage';
import { settle } from '../support/page/settle';
import { respondOnce } from '../support/page/stubServices';
import { type Language, texts } from '../support/texts';

const detail = 'GET /api/Customers/detail';
const open = (path = '/en/', signedInAs = 'gold') =>
  openPage({ path, mounts: ['account-primary', 'notification'], signedInAs });
const notice = (language: Language = 'en') => screen.queryByText(texts[language]['notice.System.loyaltyNotice']!);

describe.each([
  ['en', '/en/'],
  ['zh', '/'],
] as const)('the loyalty notice, in %s (E-system-loyaltyNotice)', (language, path) => {
  it('is announced to a flagged member, with a link to the address book (M-ent-17, M-con-32)', async () => {
    const page = await open(path);
    expect(screen.getByRole('status')).toContainElement(notice(language));
    const link = screen.getByRole('link', { name: texts[language]['notification.address']! });
    expect(link).toHaveAttribute('href', `http://localhost${path}account/#/profile/address-book`);
    expect(link).not.toHaveAttribute('target');
    await expectAccessible(page.mountPoint('notification'));
    link.addEventListener('click', (event) => event.preventDefault());
    await page.visitor.click(link);
    expect(notice(language)).toBeNull();
  });

  it('is not announced to another member', async () => {
    await open(path, 'mei');
    expect(notice(language)).toBeNull();
  });
});

describe('the loyalty notice is announced', () => {
  it('once per session', async () => {
    await open();
    expect(notice()).toBeVisible();
    await open();
    expect(notice()).toBeNull();
    sessionStorage.clear();
    await open();
    expect(notice()).toBeVisible();
  });

  it('again after a sign-out, which also hides it', async () => {
    await open();
    await act(async () => setSignedOut());
    await settle();
    expect(notice()).toBeNull();
    await open();
    expect(notice()).toBeVisible();
  });

  it('on the next page when another notice shows', async () => {
    respondOnce(detail, 'no JSON');
    const page = await open();
    await act(async () => showNoticeByKey('System', 'saved'));
    respondOnce(detail, { data: { firstName: 'Mei', loyaltyNotification: true } });
    await page.insertMountPoint('entry');
    await act(async () => (await import('../../src/api/session/session')).recheckSession());
    await settle();
    expect(screen.getByText(texts.en['notice.System.saved']!)).toBeVisible();
    await open();
    expect(notice()).toBeVisible();
  });
});
