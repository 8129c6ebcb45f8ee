import type { Group } from '../../src/notifications/catalogue';

const wrong = 'Something went wrong, please try again later';
const check = 'Please complete the security check';
const verification = 'Please complete the security verification';
const invalidCode = 'Invalid verification code';
const invalidPhone = 'Invalid phone number';
const credentials = 'The UserName/Email or Password is invalid';
const cardInUse = 'This card is already in use';
const registration = 'Registration failed, please check the card number, PIN, expiry date and balance';
const resetFailed = 'Your password could not be reset, please try again later';
const badLink = 'This link is invalid, please request a new one';
const noCard = 'We could not find this card, please check the details';
const invoiceFailed = 'Your invoice request could not be processed, please try again later';
const lossFailed = 'The loss could not be reported, please try again later';
const updateFailed = 'Your password could not be changed, please try again later';
const addFailed = 'The card could not be added, please try again later';
const profileFailed = 'Your profile could not be updated, please try again later';
const addressFailed = 'Your address could not be saved, please try again later';
const alertFailed = 'Verification failed, please try again later';

const all = (keys: string, text: string): Record<string, string> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, text]));

/** The error catalogue: by the first part of its ids (E-login-403), the group, and the English text of each key. */
export const errorCatalogue: readonly [area: string, group: Group, texts: Record<string, string>][] = [
  [
    'E-system',
    'System',
    {
      401: 'Login status invalid, please login again',
      ...all('500 Default_Error', wrong),
      saved: 'Your change has been saved',
      addressAdded: 'New address has been added',
      addressDeleted: 'Your address has been deleted',
      addressDefault: 'Default address has been changed',
      loyaltyNotice: 'Please give us a mailing address for your Gold card, it arrives in 6-8 weeks',
    },
  ],
  [
    'E-login',
    'Login',
    {
      400: 'Please check your input.',
      ...all('403 5000', credentials),
      3016: 'Please activate your account with the link in your email first',
      3099: 'Sign-in refused, your mobile number has not been verified',
      10005: invalidCode,
      20003: invalidPhone,
      20005: 'The captcha may be wrong, please try again',
      20009: 'Your account is temporarily locked, please try again later',
      81016: 'The operation is too frequent.',
      ...all('83001 CaptchaRequired', verification),
      '-500': 'Please try again later',
    },
  ],
  [
    'E-register',
    'Register',
    {
      104: 'Card not found',
      105: 'We cannot add this card, please check the card number and PIN',
      ...all('106 6004', cardInUse),
      200: 'Your account has been created',
      204: 'This email address is already in use',
      3006: 'This card is inactive',
      3008: 'This MSR card was not verified within 60 days',
      3015: 'This card has been returned or abolished',
      5000: 'The full name is too long',
      10005: 'Registration failed, please try again later',
      ...all('30001 30002 30003 30004', registration),
      80009: 'This mobile number is already registered',
      NotMSR: 'only valid MSR Cards can be used for registration',
    },
  ],
  [
    'E-phone',
    'PhoneNumber',
    {
      ...all('105 400 10005', invalidCode),
      20003: 'Please enter your mobile number',
      20005: check,
      40001: 'Too frequently for sending message',
      80040: 'Your account has been unused for over 6 months, please verify your mobile number',
      SendSMSPinSucceeded: 'The verification code has been sent',
      VerificationCodeError: 'Verification failed, please try again',
      captchaWrong: 'The captcha is wrong, please try again',
      codeRequired: 'The verification code is required.',
      codeWrong: 'The verification code is wrong, please enter it again',
      invalidPhone,
      verified: 'Verification successful! Please login again.',
    },
  ],
  [
    'E-reset',
    'ResetPassword',
    {
      ...all('10005 20003 20009', resetFailed),
      20005: check,
      emailSent: 'If this address matches an account, we have sent a reset link to it',
      emailFailed: 'The email could not be sent, please try again later',
      pinSent: 'The PIN has been sent',
      InvalidToken: 'This link is invalid or has expired, please request a new one',
      ResetPasswordSucceed: 'Your password has been reset',
    },
  ],
  [
    'E-resetToken',
    'ResetPasswordWithToken',
    {
      402: 'User not found',
      3013: 'The email address does not match',
      3014: 'Invalid password',
      ...all('-400 -401', badLink),
    },
  ],
  [
    'E-svcQuery',
    'svcQuery',
    {
      ...all('204 208 217 400', noCard),
      429: 'Too many requests, please wait a moment and try again',
      capture: check,
    },
  ],
  [
    'E-fapiao',
    'Fapiao',
    {
      AmountExceed: 'The total is over 1,000 RMB',
      BalanceExceed: 'The amount is over what can be invoiced',
      HaventSelectAnyReceipt: 'Please select at least one receipt',
    },
  ],
  [
    'E-invoice',
    'Invoice',
    {
      101: 'Some receipts are duplicates, please check',
      102: 'No record was found',
      103: 'Ticket numbers and authorization codes do not match in number',
      104: 'The ticket number or authorization code is invalid',
      105: 'This receipt has already been processed',
      106: 'The taxpayer ID is missing',
      ...all('400 500 001 004 default', invoiceFailed),
      2310: 'The invoice format is incorrect',
      captcha: check,
      '006': 'Receipts are from different cities',
      '010': 'At most 10 receipts can be selected',
      200: 'Your invoice application has been submitted',
    },
  ],
  ['E-cardDetach', 'CardDetach', { 212: 'Only a card with zero balance can be removed' }],
  ['E-lost', 'LostReport', all('211 213 214', lossFailed)],
  [
    'E-updatePassword',
    'UpdatePassword',
    {
      200: 'Your password has been changed',
      ...all('402 3013 3014', updateFailed),
      3017: 'The new password must differ from the old one',
    },
  ],
  ['E-msrAdd', 'MSRCardAdd', all('104 105 106 108 400 402 3008 3010 5000', addFailed)],
  [
    'E-svcAdd',
    'SVCCardAdd',
    {
      200: 'Your gift card has been added',
      ...all('104 204 205 207 208 209 211 215', addFailed),
      210: 'At most 15 gift cards can be added',
    },
  ],
  ['E-profile', 'ProfileUpdate', all('204 402 3011 5000 10005 20006', profileFailed)],
  ['E-address', 'MailingAddress', all('402 3005', addressFailed)],
  [
    'E-authAlert',
    'AuthValidateAlert',
    {
      ...all('10005 20001 20003 20005 20009 -6 -400', alertFailed),
      81000: 'Your verification has expired, please verify again',
    },
  ],
  [
    'E-star',
    'StarRedemption',
    {
      success: 'Redeemed, it will show in your account within 48 hours',
      fail: 'The redemption failed',
      already: 'You have already redeemed this',
    },
  ],
];
