import { find, press, type Step, see, seeFieldError, seeWaiting, statesOf, type } from '../state';

const signIn = (userName: string, password = 'Passw0rd!'): readonly Step[] => [
  type('auth.username', userName),
  type('auth.password', password),
  press('auth.signIn'),
];
const showQr: readonly Step[] = [press('auth.byQr'), find('[role="tabpanel"] svg')];
const failWith = (code: number) => [{ call: 'POST /web/login', fault: 'code', code } as const];

export const signInStates = statesOf('auth', '/account/', [
  { name: 'empty', title: { zh: '初始', en: 'First state' }, steps: [] },
  {
    name: 'errors',
    title: { zh: '字段有误', en: 'Fields with errors' },
    steps: [press('auth.signIn'), seeFieldError],
  },
  {
    name: 'wrong-password',
    title: { zh: '密码错误', en: 'Wrong password' },
    steps: [...signIn('mei', 'wrong'), see('notice.Login.5000')],
  },
  {
    name: 'waiting',
    title: { zh: '等待服务', en: 'Waiting for the service' },
    faults: [{ call: 'POST /web/login', fault: 'timeout' }],
    steps: [...signIn('mei'), seeWaiting],
  },
  {
    name: 'captcha',
    title: { zh: '需要安全验证', en: 'Security check required' },
    faults: failWith(83001),
    steps: [...signIn('mei', 'wrong'), see('captcha.refresh')],
  },
  {
    name: 'locked',
    title: { zh: '暂时锁定', en: 'Locked' },
    faults: failWith(20009),
    steps: [...signIn('mei', 'wrong'), see('notice.Login.20009')],
  },
  {
    name: 'unverified',
    title: { zh: '手机号码未验证', en: 'Mobile number not verified' },
    steps: [...signIn('unverified'), see('notification.validateMobile')],
  },
  {
    name: 'not-activated',
    title: { zh: '账户未激活', en: 'Account not activated' },
    steps: [...signIn('inactive'), see('notice.Login.3016')],
  },
  {
    name: 'unavailable',
    title: { zh: '服务不可用', en: 'Service unavailable' },
    faults: [{ call: 'POST /web/login', fault: 'html' }],
    steps: [...signIn('mei'), see('notice.System.500')],
  },
  { name: 'qr', title: { zh: '二维码', en: 'QR code' }, steps: showQr },
  {
    name: 'qr-scanned',
    title: { zh: '二维码已扫描', en: 'QR code scanned' },
    steps: [...showQr, { phone: 'scan' }, see('auth.qr.scanned')],
  },
  {
    name: 'qr-unavailable',
    title: { zh: '二维码状态查询失败', en: 'Status of the QR code not available' },
    faults: [{ call: 'GET /api/qrcode/ping', fault: '500' }],
    steps: [...showQr, see('auth.qr.unavailable')],
  },
  {
    name: 'qr-expired',
    title: { zh: '二维码已过期', en: 'QR code expired' },
    steps: [...showQr, { phone: 'expire' }, see('auth.qr.expired')],
  },
  {
    name: 'qr-rejected',
    title: { zh: '扫码登录未成功', en: 'QR sign-in rejected' },
    faults: [{ call: 'POST /web/login/oauth/access_token', fault: '500' }],
    steps: [...showQr, { phone: 'confirm' }, see('auth.qr.rejected')],
  },
  {
    name: 'qr-failed',
    title: { zh: '二维码加载失败', en: 'QR code not loaded' },
    faults: [{ call: 'GET /api/qrcode/seed', fault: '500' }],
    steps: [press('auth.byQr'), see('auth.qr.failed')],
  },
  {
    name: 'qr-too-many',
    title: { zh: '二维码请求过于频繁', en: 'Too many requests for a QR code' },
    faults: [{ call: 'GET /api/qrcode/seed', fault: '429' }],
    steps: [press('auth.byQr'), see('auth.qr.failed')],
  },
  {
    name: 'third-party-undecided',
    title: { zh: '第三方登录，状态未知', en: 'Third-party code, status unknown' },
    path: '/account/?code=demo-code',
    member: 'mei',
    faults: [{ call: 'GET /api/Customers/detail', fault: '500' }],
    steps: [see('auth.thirdParty.continue')],
  },
  {
    name: 'third-party-failed',
    title: { zh: '第三方登录码无效', en: 'Invalid third-party code' },
    path: '/account/?code=spent',
    steps: [see('notice.Login.10005')],
  },
]);
