import { isCaptcha, isCodeRequired, isSmsCode } from '../../src/validation/codes';
import { isSecurityCheckRequired } from '../../src/validation/securityCheck';
import { validate } from '../../src/validation/validate';
import { testExamples } from './examples';

const notFourDigits = ['1', '123', '12345', '12a4', ' 1234', '1234\n', '１２３４'];
testExamples('isSmsCode (M-reg-22, M-fpw-08, A-05)', isSmsCode, ['1234', '0000'], notFourDigits);
testExamples('isCaptcha (M-val-23, A-04)', isCaptcha, ['1234'], notFourDigits);
testExamples('isCodeRequired (M-pv-04)', isCodeRequired, ['1'], ['']);
testExamples('isSecurityCheckRequired (M-svc-05)', isSecurityCheckRequired, ['t03-a-long-ticket*'], ['']);

test('an empty code gives another error than an invalid one (M-pv-04, M-val-03)', () => {
  const rules = { pin: [isCodeRequired, isSmsCode] };
  expect(validate({ pin: '' }, rules)).toEqual({ pin: 'rule.isCodeRequired' });
  expect(validate({ pin: '12' }, rules)).toEqual({ pin: 'rule.isSmsCode' });
  expect(validate({ pin: '1234' }, rules)).toEqual({});
});
