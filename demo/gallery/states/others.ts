import { find, press, see, statesOf } from '../state';

const only = (title = { zh: '初始', en: 'First state' }) => ({ name: 'first', title, steps: [] }) as const;

export const otherStates = [
  ...statesOf('gold-level-redeem-rights', '/account/starbucks-rewards', [only()]),
  ...statesOf('register-ccc', '/account/register_ccc', [only()]),
  ...statesOf('register-banner', '/', [
    { name: 'link', title: { zh: '带链接', en: 'With a link' }, steps: [] },
    {
      name: 'image',
      title: { zh: '注册页上的图片', en: 'Image on the registration page' },
      path: '/account/register',
      steps: [],
    },
  ]),
  ...statesOf('share-buttons', '/account/starbucks-rewards', [
    only(),
    {
      name: 'wechat',
      title: { zh: '分享到微信', en: 'Share to WeChat' },
      steps: [press('shareButtons.wechat'), find('dialog svg, dialog img')],
    },
  ]),
  ...statesOf('promotion', '/apps/', [{ ...only(), steps: [find('[data-mount="promotion"] a')] }]),
  ...statesOf('loading', '/starbucks-gift-card/svc-query', [
    { name: 'idle', title: { zh: '没有请求', en: 'No request' }, steps: [] },
    {
      name: 'busy',
      title: { zh: '等待服务', en: 'Waiting for a service' },
      member: 'mei',
      faults: [{ call: '*', fault: 'timeout' }],
      steps: [find('[role="progressbar"]')],
    },
  ]),
  ...statesOf('notification', '/account/', [
    { name: 'empty', title: { zh: '没有消息', en: 'No notice' }, steps: [] },
    {
      name: 'loyalty',
      title: { zh: '金卡地址提醒', en: 'Gold card address' },
      member: 'gold',
      steps: [see('notice.System.loyaltyNotice')],
    },
  ]),
];
