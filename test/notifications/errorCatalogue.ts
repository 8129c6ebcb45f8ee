import type { Group } from '../../src/notifications/catalogue';

type Texts = Readonly<Record<string, readonly [en: string, zh: string]>>;

/** The error catalogue: the first part of its requirement ids (E-login-403), the group, and the texts by key. */
export const errorCatalogue: readonly [area: string, group: Group, texts: Texts][] = [
  [
    'E-system',
    'System',
    {
      401: ['Login status invalid, please login again', '登录状态已失效，请重新登录'],
      500: ['Something went wrong, please try again later', '出了点问题，请稍后再试'],
      Default_Error: ['Something went wrong, please try again later', '出了点问题，请稍后再试'],
      // Not in the product description; P-26 requires a text for it.
      Offline: ['You are offline. Check your connection and try again.', '网络未连接，请检查网络后重试'],
      // Not in the product description: a file of the bundle is missing, usually after a deployment.
      NotLoaded: [
        'This page could not be loaded completely, so nothing was sent. Please reload the page.',
        '页面加载不完整，尚未提交，请刷新页面',
      ],
      saved: ['Your change has been saved', '更改已保存'],
      addressAdded: ['New address has been added', '新地址已添加'],
      addressDeleted: ['Your address has been deleted', '地址已删除'],
      addressDefault: ['Default address has been changed', '默认地址已更改'],
      loyaltyNotice: [
        'Give us a mailing address for your Gold card; it arrives in 6-8 weeks',
        '请填写邮寄地址，金卡将在 6-8 周内寄达',
      ],
    },
  ],
  [
    'E-login',
    'Login',
    {
      400: ['Please check your input.', '请检查您的输入'],
      403: ['The UserName/Email or Password is invalid', '用户名/邮箱或密码不正确'],
      3016: ['Open the activation link in your email first', '请先点击邮件中的激活链接'],
      3099: ['Your mobile number is not verified yet', '手机号码尚未验证'],
      5000: ['The UserName/Email or Password is invalid', '用户名/邮箱或密码不正确'],
      10005: ['The code is wrong or has expired', '验证码错误或已失效'],
      20003: ['Invalid phone number', '手机号码不正确'],
      20005: ['The security check was not passed, please try again', '安全验证未通过，请重试'],
      20009: ['Your account is temporarily locked, please try again later', '账户暂时锁定，请稍后再试'],
      81016: ['The operation is too frequent.', '操作过于频繁，请稍后再试'],
      83001: ['Please complete the security verification', '请完成安全验证'],
      CaptchaRequired: ['Please complete the security verification', '请完成安全验证'],
      // Not in the product description: the browser has refused the session cookie (C7).
      NotKept: [
        'Your browser did not keep you signed in. Please allow cookies for this site and sign in again.',
        '浏览器未能保留登录状态，请允许本站使用 Cookie 后重新登录',
      ],
      // Not in the product description: the service has not confirmed the logout (C6).
      SignOutUnconfirmed: [
        'We could not confirm that you are logged out. Please log out again, especially on a shared device.',
        '暂时无法确认您是否已退出，请再次点击“退出登录”；使用公用设备时请务必退出',
      ],
      // Not in the product description: the page after a logout says so.
      SignedOut: ['You are logged out', '您已退出登录'],
      '-500': ['Please try again later', '请稍后再试'],
    },
  ],
  [
    'E-register',
    'Register',
    {
      104: ['Card not found, please check the number', '未找到该卡，请核对卡号'],
      105: ['Cannot add this card, check the number and PIN', '无法添加此卡，请核对卡号和卡片密码'],
      106: ['This card is already in use', '该卡已被使用'],
      200: ['Account created', '账户创建成功'],
      204: ['This email address is already in use', '该邮箱已被使用'],
      3006: ['This card is inactive', '该卡尚未激活'],
      3008: [
        'This card was not verified within 60 days, please use another card',
        '该卡未在 60 天内完成验证，请更换会员卡',
      ],
      3015: ['This card was returned or cancelled, please use another card', '该卡已退卡或作废，请更换会员卡'],
      5000: ['Name too long', '姓名过长'],
      6004: ['This card is already in use', '该卡已被使用'],
      10005: ['Registration failed, please try again later', '注册失败，请稍后再试'],
      30001: ['Check card number, PIN, expiry and balance', '请核对卡号、卡片密码、有效期和余额'],
      30002: ['Check card number, PIN, expiry and balance', '请核对卡号、卡片密码、有效期和余额'],
      30003: ['Check card number, PIN, expiry and balance', '请核对卡号、卡片密码、有效期和余额'],
      30004: ['Check card number, PIN, expiry and balance', '请核对卡号、卡片密码、有效期和余额'],
      80009: [
        'This mobile number is already registered, please sign in or use another one',
        '该手机号码已注册，请直接登录或更换号码',
      ],
      NotMSR: ['only valid MSR Cards can be used for registration', '仅可使用有效的会员卡注册'],
    },
  ],
  [
    'E-phone',
    'PhoneNumber',
    {
      105: ['Invalid verification code', '验证码不正确'],
      400: ['Invalid verification code', '验证码不正确'],
      10005: ['Invalid verification code', '验证码不正确'],
      20003: ['Enter your phone number', '请输入手机号码'],
      20005: ['Complete the security check', '请完成安全验证'],
      40001: ['Too frequently for sending message', '短信发送过于频繁，请稍后再试'],
      80040: [
        'Your account has been unused for over 6 months; verify your mobile number',
        '您的账户已超过 6 个月未使用，请验证手机号码',
      ],
      SendSMSPinSucceeded: ['Code sent', '验证码已发送'],
      VerificationCodeError: ['Verification failed, please try again', '验证失败，请重试'],
      captchaWrong: ['The security check was not passed, please try again', '安全验证未通过，请重试'],
      codeRequired: ['The verification code is required.', '请输入验证码'],
      codeWrong: ['The verification code is wrong, please enter it again', '验证码有误，请重新输入'],
      invalidPhone: ['Invalid phone number', '手机号码不正确'],
      verified: ['Verification successful! Please login again.', '验证成功，请重新登录'],
      // Not in the product description: for a visitor whom the validation has signed in.
      mobileVerified: ['Your mobile number is verified', '手机号码验证成功'],
      // Not in the product description: for a response that is lost or cannot be read (contract 5).
      SendingUnconfirmed: [
        'We could not confirm whether the code was sent. If it arrives, please enter it. If not, please request another one.',
        '暂时无法确认验证码是否已发送。如已收到，请直接填写；如未收到，请稍后重新获取。',
      ],
      ResendingUnconfirmed: [
        'We could not confirm whether a new code was sent. Please request another one.',
        '暂时无法确认验证码是否已发送，请稍后重新获取',
      ],
      unconfirmed: [
        'We could not confirm whether your mobile number was verified. Please submit again, or request another code.',
        '暂时无法确认手机号码是否验证成功。请重新提交；仍不成功时，请重新获取验证码。',
      ],
    },
  ],
  [
    'E-reset',
    'ResetPassword',
    {
      10005: ['Something went wrong, please try again later', '出了点问题，请稍后再试'],
      20003: ['Something went wrong, please try again later', '出了点问题，请稍后再试'],
      20005: ['Please complete the security check', '请完成安全验证'],
      20009: ['Something went wrong, please try again later', '出了点问题，请稍后再试'],
      emailSent: ['If the address matches an account, we have sent a link', '如果该邮箱已注册，您将收到重置邮件'],
      emailFailed: ['Could not send the email, please try again later', '邮件发送失败，请稍后再试'],
      pinSent: ['Code sent', '验证码已发送'],
      unconfirmed: [
        'We could not confirm whether your password was changed. Please try signing in with the new password before you submit again.',
        '暂时无法确认密码是否已修改。请先用新密码登录；无法登录时，再重新提交。',
      ],
      InvalidToken: ['This link is invalid or has expired, request a new one', '链接无效或已过期，请重新申请'],
      ResetPasswordSucceed: ['Your password has been reset', '密码重置成功'],
    },
  ],
  [
    'E-resetToken',
    'ResetPasswordWithToken',
    {
      402: ['User not found', '用户不存在'],
      3013: ['Email does not match', '邮箱不匹配'],
      3014: ['Invalid password', '密码不符合要求'],
      '-400': ['Link invalid', '链接无效'],
      '-401': ['Link invalid', '链接无效'],
    },
  ],
  [
    'E-svcQuery',
    'svcQuery',
    {
      204: ['We could not find this card, check the details', '未查询到卡片信息，请核对后重试'],
      208: ['We could not find this card, check the details', '未查询到卡片信息，请核对后重试'],
      217: ['We could not find this card, check the details', '未查询到卡片信息，请核对后重试'],
      400: ['We could not find this card, check the details', '未查询到卡片信息，请核对后重试'],
      429: ['Too many requests, wait a moment', '请求过于频繁，请稍后再试'],
      capture: ['Please complete the security check', '请完成安全验证'],
    },
  ],
  [
    'E-fapiao',
    'Fapiao',
    {
      AmountExceed: ['The total is over 1,000 RMB', '合计金额超过 1,000 元'],
      BalanceExceed: ['Over the available amount', '超出可开票金额'],
      HaventSelectAnyReceipt: ['Enter at least one receipt', '请至少填写一张小票'],
    },
  ],
  [
    'E-invoice',
    'Invoice',
    {
      101: ['Duplicate receipts', '小票重复'],
      102: [
        'No record was found, please check the ticket number and the authorization code',
        '未找到记录，请核对小票号和授权码',
      ],
      103: ['Numbers and codes do not match up', '小票号与授权码数量不一致'],
      104: ['Invalid receipt or code', '小票号或授权码有误'],
      105: ['Already processed, please check the progress', '小票已处理过，请查询发票进度'],
      106: ['Please enter the taxpayer ID', '请输入纳税人识别号'],
      200: ['Application submitted', '申请已提交'],
      400: [
        'Your invoice request could not be processed, please try again later',
        '暂时无法处理您的发票申请，请稍后再试',
      ],
      500: [
        'Your invoice request could not be processed, please try again later',
        '暂时无法处理您的发票申请，请稍后再试',
      ],
      2310: ['Some invoice details have a wrong format, please check them', '发票信息格式有误，请核对'],
      '001': [
        'Your invoice request could not be processed, please try again later',
        '暂时无法处理您的发票申请，请稍后再试',
      ],
      '004': [
        'Your invoice request could not be processed, please try again later',
        '暂时无法处理您的发票申请，请稍后再试',
      ],
      default: [
        'Your invoice request could not be processed, please try again later',
        '暂时无法处理您的发票申请，请稍后再试',
      ],
      captcha: ['Please complete the security check', '请完成安全验证'],
      '006': ['Receipts are from different cities', '小票需来自同一城市'],
      '010': ['At most 10 receipts', '最多 10 张小票'],
    },
  ],
  [
    'E-cardDetach',
    'CardDetach',
    {
      212: ['Only a card with zero balance can be removed', '余额为零的卡才能解绑'],
    },
  ],
  [
    'E-lost',
    'LostReport',
    {
      211: ['The loss could not be reported, please try again later', '挂失失败，请稍后再试'],
      213: ['The loss could not be reported, please try again later', '挂失失败，请稍后再试'],
      214: ['The loss could not be reported, please try again later', '挂失失败，请稍后再试'],
    },
  ],
  [
    'E-updatePassword',
    'UpdatePassword',
    {
      200: ['Your password has been changed', '密码修改成功'],
      402: ['Your password could not be changed, please try again later', '密码修改失败，请稍后再试'],
      3013: ['Your password could not be changed, please try again later', '密码修改失败，请稍后再试'],
      3014: ['Your password could not be changed, please try again later', '密码修改失败，请稍后再试'],
      3017: ['New password equals the old one', '新旧密码相同'],
    },
  ],
  [
    'E-msrAdd',
    'MSRCardAdd',
    {
      104: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      105: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      106: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      108: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      400: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      402: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      3008: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      3010: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      5000: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
    },
  ],
  [
    'E-svcAdd',
    'SVCCardAdd',
    {
      104: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      200: ['Your gift card has been added', '礼品卡添加成功'],
      204: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      205: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      207: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      208: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      209: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      210: ['At most 15 gift cards', '最多可绑定 15 张礼品卡'],
      211: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
      215: ['The card could not be added, please try again later', '添加失败，请稍后再试'],
    },
  ],
  [
    'E-profile',
    'ProfileUpdate',
    {
      204: ['Your profile could not be updated, please try again later', '资料更新失败，请稍后再试'],
      402: ['Your profile could not be updated, please try again later', '资料更新失败，请稍后再试'],
      3011: ['Your profile could not be updated, please try again later', '资料更新失败，请稍后再试'],
      5000: ['Your profile could not be updated, please try again later', '资料更新失败，请稍后再试'],
      10005: ['Your profile could not be updated, please try again later', '资料更新失败，请稍后再试'],
      20006: ['Your profile could not be updated, please try again later', '资料更新失败，请稍后再试'],
    },
  ],
  [
    'E-address',
    'MailingAddress',
    {
      402: ['Your address could not be saved, please try again later', '地址保存失败，请稍后再试'],
      3005: ['Your address could not be saved, please try again later', '地址保存失败，请稍后再试'],
    },
  ],
  [
    'E-authAlert',
    'AuthValidateAlert',
    {
      10005: ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
      20001: ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
      20003: ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
      20005: ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
      20009: ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
      81000: ['Verification expired', '验证已过期'],
      '-6': ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
      '-400': ['Verification failed, please try again later', '身份验证失败，请稍后再试'],
    },
  ],
  [
    'E-star',
    'StarRedemption',
    {
      success: ['Redeemed, shown within 48 hours', '兑换成功，48 小时内到账'],
      fail: ['Redemption failed', '兑换失败'],
      already: ['Already redeemed', '已兑换'],
    },
  ],
];
