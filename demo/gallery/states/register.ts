import { find, press, type Step, see, seeAlert, seeFieldError, seeWaiting, select, statesOf, type } from '../state';

const submitCard = (pin: string): readonly Step[] => [
  type('register.cardNumber', '6200000000000001'),
  type('register.pin', pin),
  press('register.next'),
];
const toDetails: readonly Step[] = [...submitCard('12345678'), see('register.formTitle')];
/** The lists of months and days start with an empty option, that of years with the current year. */
const chooseBirthday = (age: number): readonly Step[] => [
  select('register.year', age),
  select('register.month', 1),
  select('register.day', 1),
];
const fillDetails: readonly Step[] = [
  ...toDetails,
  type('register.username', 'xiao_ming'),
  see('register.usernameFree'),
  type('register.password', 'Passw0rd!'),
  type('register.confirm', 'Passw0rd!'),
  type('register.firstName', '小明'),
  press('register.female'),
  ...chooseBirthday(26),
  type('register.cellPhone', '13800138000'),
  press('register.sendCode'),
  see('form.codeSentTo'),
  type('register.code', '1234'),
  press('register.agreed'),
];
const create = 'POST /api/Customers/create';

export const registerStates = statesOf('register', '/account/register', [
  { name: 'card', title: { zh: '第 1 步：会员卡', en: 'Step 1: card' }, steps: [] },
  {
    name: 'card-errors',
    title: { zh: '第 1 步：字段有误', en: 'Step 1: fields with errors' },
    steps: [press('register.next'), seeFieldError],
  },
  {
    name: 'card-wrong-kind',
    title: { zh: '第 1 步：不是会员卡', en: 'Step 1: not a rewards card' },
    steps: [type('register.cardNumber', '7310180000000001'), press('register.next'), see('rule.isCardTypeMSR')],
  },
  {
    name: 'card-help',
    title: { zh: '第 1 步：帮助', en: 'Step 1: help' },
    steps: [press('register.whatIsThis'), see('register.helpTitle')],
  },
  {
    name: 'card-refused',
    title: { zh: '第 1 步：服务拒绝', en: 'Step 1: refused by the service' },
    steps: [...submitCard('87654321'), see('notice.Register.105')],
  },
  { name: 'details', title: { zh: '第 2 步：资料', en: 'Step 2: details' }, steps: toDetails },
  {
    name: 'details-errors',
    title: { zh: '第 2 步：字段有误', en: 'Step 2: fields with errors' },
    steps: [...toDetails, press('register.submit'), seeFieldError],
  },
  {
    name: 'username-taken',
    title: { zh: '用户名已被使用', en: 'Username taken' },
    steps: [...toDetails, type('register.username', 'dormant'), see('rule.usernameTaken')],
  },
  {
    name: 'guardian',
    title: { zh: '监护人同意', en: 'Guardian’s consent' },
    steps: [...toDetails, ...chooseBirthday(16), see('register.guardian')],
  },
  {
    name: 'guardian-refused',
    title: { zh: '监护人不同意', en: 'No consent' },
    steps: [...toDetails, ...chooseBirthday(16), press('register.no'), see('rule.isBirthdayDisallowed')],
  },
  {
    name: 'terms',
    title: { zh: '会员条款', en: 'Terms' },
    steps: [...toDetails, press('register.readTerms'), find('dialog iframe')],
  },
  { name: 'filled', title: { zh: '第 2 步：已填写', en: 'Step 2: filled in' }, steps: fillDetails },
  {
    name: 'waiting',
    title: { zh: '等待服务', en: 'Waiting for the service' },
    faults: [{ call: create, fault: 'timeout' }],
    steps: [...fillDetails, press('register.submit'), seeWaiting],
  },
  {
    name: 'created',
    title: { zh: '注册成功', en: 'Account created' },
    steps: [...fillDetails, press('register.submit'), see('register.welcome')],
  },
  {
    name: 'unconfirmed',
    title: { zh: '结果未知', en: 'Outcome unknown' },
    faults: [{ call: create, fault: 'reset-after' }],
    steps: [...fillDetails, press('register.submit'), see('register.unconfirmed')],
  },
  {
    name: 'may-exist',
    title: { zh: '结果未知，再次提交', en: 'Outcome unknown, sent again' },
    faults: [{ call: create, fault: 'reset-after', times: 1 }],
    steps: [
      ...fillDetails,
      press('register.submit'),
      see('register.unconfirmed'),
      type('register.username', 'xiao_ming_2'),
      press('register.submit'),
      see('register.mayExist'),
    ],
  },
  {
    name: 'code-wrong',
    title: { zh: '短信验证码错误', en: 'Wrong SMS code' },
    faults: [{ call: create, fault: 'code', code: 105 }],
    steps: [...fillDetails, press('register.submit'), seeAlert],
  },
]);
