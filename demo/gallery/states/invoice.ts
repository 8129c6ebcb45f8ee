import { press, type Step, see, seeAlert, seeFieldError, select, statesOf, type } from '../state';

/** Fills in a receipt of the demo data. */
const receipt = (number: number, at = 0): readonly Step[] => [
  type('invoice.ticketNumber', String(1000000000 + number), at),
  type('invoice.authorizeCode', String(100000 + number), at),
];
const inquire = (number: number): readonly Step[] => [
  press('invoice.inquiry'),
  type('invoice.ticketNumber', String(number)),
  type('invoice.authorizeCode', String(number).replace(/^(\d)0{4}/, '$1')),
  press('invoice.inquire'),
];
const toForm: readonly Step[] = [...receipt(4), press('invoice.next'), see('invoice.formTitle')];
const fillForm: readonly Step[] = [
  ...toForm,
  type('invoice.personTitle', '李梅'),
  type('invoice.emailAddress', 'mei@example.test'),
  type('invoice.phone', '13800000001'),
];
/** Submits the application. The fault of the state keeps the response from the page. */
const loseResponse: readonly Step[] = [...fillForm, press('invoice.submit'), see('invoice.unknown')];
const apply = 'POST /public/invoices';

export const invoiceStates = statesOf('invoice', '/starbucks-gift-card/invoice', [
  { name: 'receipts', title: { zh: '小票', en: 'Receipts' }, steps: [] },
  {
    name: 'receipts-errors',
    title: { zh: '小票有误', en: 'Receipts with errors' },
    steps: [press('invoice.next'), seeFieldError],
  },
  {
    name: 'receipts-refused',
    title: { zh: '小票来自不同城市', en: 'Receipts of two cities' },
    steps: [...receipt(1), press('invoice.add'), ...receipt(9, 1), press('invoice.next'), see('notice.Invoice.006')],
  },
  { name: 'form', title: { zh: '发票信息', en: 'Invoice details' }, steps: toForm },
  {
    name: 'form-errors',
    title: { zh: '发票信息有误', en: 'Details with errors' },
    steps: [...toForm, press('invoice.submit'), seeFieldError],
  },
  {
    name: 'enterprise-paper',
    title: { zh: '企业，纸质发票', en: 'Enterprise, on paper' },
    steps: [
      ...toForm,
      press('invoice.enterprise'),
      press('invoice.paper'),
      type('invoice.companyName', '上海示例（集团）有限公司'),
      type('invoice.taxpayerId', '91350100M000100Y44'),
      type('invoice.contactName', '王芳'),
      type('invoice.address', '上海市静安区南京西路 1 号'),
      type('invoice.postcode', '200040'),
      type('invoice.phone', '02112345678'),
      select('invoice.content', 1),
      see('invoice.taxpayerIdOdd'),
    ],
  },
  {
    name: 'sending',
    title: { zh: '正在提交', en: 'Sending' },
    faults: [{ call: apply, fault: 'timeout' }],
    steps: [...fillForm, press('invoice.submit'), see('invoice.sending')],
  },
  {
    name: 'applied',
    title: { zh: '申请已提交', en: 'Applied' },
    steps: [...fillForm, press('invoice.submit'), see('invoice.appliedTitle')],
  },
  {
    name: 'refused',
    title: { zh: '服务拒绝', en: 'Refused by the service' },
    faults: [{ call: apply, fault: 'code', code: '105' }],
    steps: [...fillForm, press('invoice.submit'), seeAlert],
  },
  {
    name: 'unknown',
    title: { zh: '结果未知', en: 'Outcome unknown' },
    faults: [{ call: apply, fault: 'reset' }],
    steps: loseResponse,
  },
  {
    name: 'not-found-yet',
    title: { zh: '结果未知，尚未查到', en: 'Outcome unknown, not found yet' },
    faults: [{ call: apply, fault: 'reset' }],
    steps: [...loseResponse, press('invoice.checkProgress'), see('invoice.notFoundYet')],
  },
  {
    name: 'too-many-inquiries',
    title: { zh: '结果未知，查询过于频繁', en: 'Outcome unknown, too many inquiries' },
    faults: [
      { call: apply, fault: 'reset' },
      { call: 'POST /public/invoices/detail', fault: '429' },
    ],
    steps: [...loseResponse, press('invoice.checkProgress'), seeAlert],
  },
  {
    name: 'found',
    title: { zh: '结果未知，已查到申请', en: 'Outcome unknown, application found' },
    faults: [{ call: apply, fault: 'reset-after' }],
    steps: [...loseResponse, press('invoice.checkProgress'), see('invoice.found')],
  },
  {
    name: 'probable',
    title: { zh: '结果未知，小票已处理过', en: 'Outcome unknown, receipts processed' },
    faults: [{ call: apply, fault: 'reset-after' }],
    steps: [...loseResponse, press('invoice.back'), press('invoice.next'), see('invoice.probable')],
  },
  {
    name: 'accepted',
    title: { zh: '小票已受理', en: 'Receipt accepted before' },
    faults: [{ call: apply, fault: 'reset-after' }],
    steps: [
      ...loseResponse,
      press('invoice.checkProgress'),
      see('invoice.found'),
      press('invoice.back'),
      ...receipt(4),
      press('invoice.next'),
      see('invoice.accepted'),
    ],
  },
  {
    name: 'inquiry',
    title: { zh: '进度查询', en: 'Inquiry' },
    steps: [press('invoice.inquiry'), see('invoice.inquire')],
  },
  {
    name: 'progress-sent',
    title: { zh: '进度：已寄出', en: 'Progress: sent' },
    steps: [...inquire(3000000001), see('invoice.result')],
  },
  {
    name: 'progress-in-progress',
    title: { zh: '进度：处理中', en: 'Progress: in progress' },
    steps: [...inquire(3000000002), see('invoice.result')],
  },
  {
    name: 'progress-undeliverable',
    title: { zh: '进度：无法送达', en: 'Progress: undeliverable' },
    steps: [...inquire(3000000003), see('invoice.status.undeliverable')],
  },
  {
    name: 'progress-none',
    title: { zh: '进度：无记录', en: 'Progress: no record' },
    steps: [...inquire(1000000003), seeAlert],
  },
]);
