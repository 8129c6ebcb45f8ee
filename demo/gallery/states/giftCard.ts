import { passCaptcha, press, type Step, see, seeFieldError, seeWaiting, statesOf, type } from '../state';

const queryByPin = (cardNumber: string): readonly Step[] => [
  type('svcQuery.cardNumber', cardNumber),
  type('svcQuery.pin', '123456'),
  passCaptcha,
  press('svcQuery.submit'),
];
const detail = 'POST /public/svc/detail';

export const giftCardStates = statesOf('svc-query', '/starbucks-gift-card/svc-query', [
  { name: 'empty', title: { zh: '初始', en: 'First state' }, steps: [] },
  {
    name: 'by-transaction',
    title: { zh: '按交易号查询', en: 'By transaction' },
    steps: [press('svcQuery.byTransaction'), see('svcQuery.transactionId')],
  },
  {
    name: 'errors',
    title: { zh: '字段有误', en: 'Fields with errors' },
    steps: [press('svcQuery.submit'), seeFieldError],
  },
  {
    name: 'filled',
    title: { zh: '已填写并通过验证', en: 'Filled in, check passed' },
    steps: [type('svcQuery.cardNumber', '7310180000000001'), type('svcQuery.pin', '123456'), passCaptcha],
  },
  {
    name: 'waiting',
    title: { zh: '等待服务', en: 'Waiting for the service' },
    faults: [{ call: detail, fault: 'timeout' }],
    steps: [...queryByPin('7310180000000001'), seeWaiting],
  },
  {
    name: 'result',
    title: { zh: '查询结果', en: 'Result' },
    steps: [...queryByPin('7310180000000001'), see('svcQuery.active')],
  },
  {
    name: 'result-member',
    title: { zh: '会员的查询结果', en: 'Result for a member' },
    member: 'mei',
    steps: [...queryByPin('7310180000000001'), see('svcQuery.noteMember')],
  },
  {
    name: 'result-inactive',
    title: { zh: '19 位卡号，未激活', en: 'Inactive card with 19 digits' },
    steps: [...queryByPin('7310230000000000002'), see('svcQuery.inactive')],
  },
  {
    name: 'result-many',
    title: { zh: '250 条交易记录', en: '250 transactions' },
    steps: [...queryByPin('7310180000000003'), see('svcQuery.more')],
  },
  {
    name: 'result-none',
    title: { zh: '没有交易记录', en: 'No transactions' },
    steps: [...queryByPin('7310180000000004'), see('svcQuery.noTransactions')],
  },
  {
    name: 'result-unusual',
    title: { zh: '不寻常的数据', en: 'Unusual values' },
    steps: [...queryByPin('7310180000000005'), see('svcQuery.transactions')],
  },
  {
    name: 'not-found',
    title: { zh: '未查到卡片', en: 'Card not found' },
    steps: [...queryByPin('7310180000000006'), see('notice.svcQuery.217')],
  },
  {
    name: 'too-many',
    title: { zh: '请求过于频繁', en: 'Too many requests' },
    faults: [{ call: detail, fault: '429' }],
    steps: [...queryByPin('7310180000000001'), see('notice.svcQuery.429')],
  },
  {
    name: 'unavailable',
    title: { zh: '服务不可用', en: 'Service unavailable' },
    faults: [{ call: detail, fault: '502' }],
    steps: [...queryByPin('7310180000000001'), see('notice.System.500')],
  },
  {
    name: 'captcha-waiting',
    title: { zh: '安全验证加载缓慢', en: 'Slow security check' },
    faults: [{ call: 'GET /public/svc/captcha', fault: 'timeout' }],
    steps: [see('form.stillWorking')],
  },
  {
    name: 'captcha-failed',
    title: { zh: '安全验证加载失败', en: 'Security check not loaded' },
    faults: [{ call: 'GET /public/svc/captcha', fault: '500' }],
    steps: [see('captcha.failed')],
  },
  {
    name: 'captcha-too-many',
    title: { zh: '安全验证请求过于频繁', en: 'Too many requests for a security check' },
    faults: [{ call: 'GET /public/svc/captcha', fault: '429' }],
    steps: [see('captcha.failed')],
  },
]);
