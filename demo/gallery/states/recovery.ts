import { press, type Step, see, seeAlert, seeFieldError, statesOf, type } from '../state';

const identify = (identifier: string): readonly Step[] => [
  type('forgotPassword.identifier', identifier),
  press('forgotPassword.next'),
];
const toPin: readonly Step[] = [...identify('13800000001'), see('forgotPassword.pinTitle')];
const setPassword = (confirmed = 'N3w-password'): readonly Step[] => [
  type('resetPassword.newPassword', 'N3w-password'),
  type('resetPassword.confirm', confirmed),
  press('resetPassword.submit'),
];
const dormant = '/account/phone-validate?username=dormant&code=80040';

export const recoveryStates = [
  ...statesOf('forgot-password', '/account/forgot-password', [
    { name: 'identify', title: { zh: '邮箱或手机号码', en: 'Email or mobile number' }, steps: [] },
    {
      name: 'errors',
      title: { zh: '字段有误', en: 'Fields with errors' },
      steps: [press('forgotPassword.next'), seeFieldError],
    },
    { name: 'pin', title: { zh: '输入验证码', en: 'Enter the PIN' }, steps: toPin },
    {
      name: 'pin-wrong',
      title: { zh: '验证码错误', en: 'Wrong PIN' },
      steps: [
        ...toPin,
        type('forgotPassword.pin', '9999'),
        press('forgotPassword.submit'),
        see('notice.PhoneNumber.10005'),
      ],
    },
    {
      name: 'locked',
      title: { zh: '错误次数过多', en: 'Too many wrong PINs' },
      faults: [{ call: 'POST /api/Customers/sms/verifyPasswordPin', fault: 'code', code: 20009 }],
      steps: [...toPin, type('forgotPassword.pin', '9999'), press('forgotPassword.submit'), see('pin.locked')],
    },
    {
      name: 'sending-unconfirmed',
      title: { zh: '不确定验证码是否已发送', en: 'PIN perhaps sent' },
      faults: [{ call: 'POST /api/Customers/sms/sendPasswordPin', fault: 'reset-after', times: 1 }],
      steps: [...identify('13800000001'), see('notice.PhoneNumber.SendingUnconfirmed')],
    },
    {
      name: 'username',
      title: { zh: '还需要用户名', en: 'Username needed' },
      steps: [...identify('13800000006'), see('forgotPassword.usernameTitle')],
    },
    {
      name: 'email-sent',
      title: { zh: '邮件已发送', en: 'E-mail sent' },
      steps: [...identify('mei@example.test'), see('forgotPassword.emailSentTitle')],
    },
    {
      name: 'captcha',
      title: { zh: '需要安全验证', en: 'Security check required' },
      faults: [{ call: 'POST /api/Customers/sms/sendPasswordPin', fault: 'code', code: 20005 }],
      steps: [...identify('13800000001'), see('captcha.refresh')],
    },
  ]),
  ...statesOf('reset-password', '/account/reset-password?token=demo', [
    { name: 'empty', title: { zh: '初始', en: 'First state' }, steps: [] },
    {
      name: 'errors',
      title: { zh: '字段有误', en: 'Fields with errors' },
      steps: [...setPassword('another'), seeFieldError],
    },
    {
      name: 'spent',
      title: { zh: '链接已失效', en: 'Link invalid' },
      path: '/account/reset-password?token=spent',
      steps: [...setPassword(), see('resetPassword.newLink')],
    },
    {
      name: 'wrong-account',
      title: { zh: '账户不匹配', en: 'Wrong account' },
      faults: [{ call: 'POST /api/Customers/resetPasswordToken', fault: 'code', code: '3013' }],
      steps: [...setPassword(), see('resetPassword.newLink')],
    },
    {
      name: 'no-link',
      title: { zh: '没有链接', en: 'No link' },
      path: '/account/reset-password',
      steps: [see('resetPassword.noLink')],
    },
    {
      name: 'unconfirmed',
      title: { zh: '结果未知', en: 'Outcome unknown' },
      faults: [{ call: 'POST /api/Customers/resetPasswordToken', fault: 'reset-after', times: 1 }],
      steps: [...setPassword(), seeAlert, press('resetPassword.submit'), see('resetPassword.maybeDone')],
    },
    {
      name: 'done',
      title: { zh: '重置成功', en: 'Password set' },
      steps: [...setPassword(), see('resetPassword.doneTitle')],
    },
  ]),
  ...statesOf('phone-validate', dormant, [
    { name: 'empty', title: { zh: '初始', en: 'First state' }, steps: [] },
    {
      name: 'errors',
      title: { zh: '字段有误', en: 'Fields with errors' },
      steps: [press('phoneValidate.submit'), seeFieldError],
    },
    {
      name: 'captcha',
      title: { zh: '安全验证', en: 'Security check' },
      faults: [{ call: 'POST /api/Customers/sms/sendMobilePin', fault: 'code', code: 20005 }],
      steps: [type('phoneValidate.mobile', '13800000003'), press('phoneValidate.sendPin'), see('captcha.refresh')],
    },
    {
      name: 'sent',
      title: { zh: '验证码已发送', en: 'PIN sent' },
      steps: [type('phoneValidate.mobile', '13800000003'), press('phoneValidate.sendPin'), see('form.codeSentTo')],
    },
    {
      name: 'unconfirmed',
      title: { zh: '结果未知', en: 'Outcome unknown' },
      faults: [{ call: 'POST /api/Customers/sms/verifyMobile', fault: 'reset-after', times: 1 }],
      steps: [
        type('phoneValidate.mobile', '13800000003'),
        press('phoneValidate.sendPin'),
        see('form.codeSentTo'),
        type('phoneValidate.pin', '1234'),
        press('phoneValidate.submit'),
        see('notice.PhoneNumber.unconfirmed'),
      ],
    },
  ]),
];
