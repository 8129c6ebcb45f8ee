/**
 * The error codes that the services document, by notice group. The same code means different things in different groups
 * (M-err-01). `src/notifications/catalogue.ts` has a notice for each.
 */
export const errorCodes = {
  Login: [
    '400',
    '403',
    '3016',
    '3099',
    '5000',
    '10005',
    '20003',
    '20005',
    '20009',
    '81016',
    '83001',
    '-500',
    'CaptchaRequired',
  ],
  Register: [
    '104',
    '105',
    '106',
    '204',
    '3006',
    '3008',
    '3015',
    '5000',
    '6004',
    '10005',
    '30001',
    '30002',
    '30003',
    '30004',
    '80009',
    'NotMSR',
  ],
  PhoneNumber: [
    '105',
    '400',
    '10005',
    '20003',
    '20005',
    '40001',
    'captchaWrong',
    'codeRequired',
    'codeWrong',
    'invalidPhone',
  ],
  ResetPassword: ['10005', '20003', '20005', '20009'],
  ResetPasswordWithToken: ['402', '3013', '3014', '-400', '-401'],
  svcQuery: ['204', '208', '217', '400', '429', 'capture'],
  Fapiao: ['AmountExceed', 'BalanceExceed', 'HaventSelectAnyReceipt'],
  Invoice: ['001', '004', '006', '010', '101', '102', '103', '104', '105', '106', '400', '500', '2310', 'captcha'],
  AuthValidateAlert: ['10005', '20001', '20003', '20005', '20009', '81000', '-6', '-400'],
} as const;

/** Error code: several accounts use the mobile number, so the service needs the username too (M-fpw-03). */
export const usernameRequiredCode = '40002';
