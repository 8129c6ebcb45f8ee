import { errorCodes } from '../../src/api/http/errorCodes';
import type { FaultName, Scenario } from './faults';

const everywhere = (name: string, fault: FaultName): Scenario => ({ name, faults: [{ call: '*', fault }] });

/** What networks and gateways do to every call. */
const networkScenarios: readonly Scenario[] = [
  everywhere('offline', 'reset'),
  everywhere('slow', 'slow'),
  everywhere('never-ending', 'timeout'),
  everywhere('gateway', '502'),
  everywhere('sign-in-of-a-network', 'html'),
  everywhere('malformed', 'malformed'),
  everywhere('empty', 'empty'),
  everywhere('wrong-shape', 'shape'),
  everywhere('too-many-requests', '429'),
  everywhere('old-format', 'old-format'),
];

/** What happens to single calls. */
const callScenarios: readonly Scenario[] = [
  {
    name: 'expired-session',
    faults: [
      { call: 'GET /api/Customers/detail', fault: '401' },
      { call: 'GET /api/Customers/rewards', fault: '401' },
    ],
  },
  { name: 'session-unknown', faults: [{ call: 'GET /api/Customers/detail', fault: '500' }] },
  { name: 'rewards-fail', faults: [{ call: 'GET /api/Customers/rewards', fault: '500' }] },
  { name: 'logout-fails', faults: [{ call: 'POST /logout', fault: '500' }] },
  {
    name: 'no-captcha',
    faults: [
      { call: 'GET /public/svc/captcha', fault: '500' },
      { call: 'GET /web/login/captcha', fault: '500' },
    ],
  },
  { name: 'captcha-script-fails', faults: [{ call: 'GET /captcha/:script', fault: '500' }] },
  { name: 'invoice-not-received', faults: [{ call: 'POST /public/invoices', fault: 'reset', times: 1 }] },
  { name: 'invoice-unanswered', faults: [{ call: 'POST /public/invoices', fault: 'reset-after', times: 1 }] },
  { name: 'registration-unanswered', faults: [{ call: 'POST /api/Customers/create', fault: 'reset-after', times: 1 }] },
  {
    name: 'reset-unanswered',
    faults: [{ call: 'POST /api/Customers/resetPasswordToken', fault: 'reset-after', times: 1 }],
  },
];

/** The calls whose error codes belong to a group of notices. */
const callsOfGroups: Readonly<Record<keyof typeof errorCodes, readonly string[]>> = {
  Login: ['POST /web/login'],
  Register: ['POST /api/Cards/validate', 'POST /api/Customers/create'],
  PhoneNumber: ['POST /api/Customers/sms/sendMobilePin', 'POST /api/Customers/sms/verifyMobile'],
  ResetPassword: ['POST /api/Customers/sms/sendPasswordPin', 'POST /api/Customers/sms/verifyPasswordPin'],
  ResetPasswordWithToken: ['POST /api/Customers/resetPasswordToken'],
  svcQuery: ['POST /public/svc/detail'],
  Fapiao: ['POST /public/invoices/validate'],
  Invoice: ['POST /public/invoices/validate', 'POST /public/invoices', 'POST /public/invoices/detail'],
  AuthValidateAlert: ['POST /api/Sms/account/send', 'POST /api/Sms/account/verify'],
};

/** One scenario for each error code in the notice catalogue. */
const catalogueScenarios: readonly Scenario[] = Object.entries(errorCodes).flatMap(([group, codes]) =>
  codes.map((code) => ({
    name: `${group}.${code}`,
    faults: callsOfGroups[group as keyof typeof errorCodes].map((call) => ({ call, fault: 'code' as const, code })),
  })),
);

/** All scenarios; their names are unique. */
export const scenarios: readonly Scenario[] = [...networkScenarios, ...callScenarios, ...catalogueScenarios];

/** Returns the scenario with a name. */
export const findScenario = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name);
