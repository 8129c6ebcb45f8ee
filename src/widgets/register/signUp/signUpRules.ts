import { isSmsCode } from '../../../validation/codes';
import { isEmail, isPhone } from '../../../validation/contact';
import { NAME_MAX } from '../../../validation/limits';
import { maxLength } from '../../../validation/maxLength';
import { isPassword, passwordEqualForRegister } from '../../../validation/password';
import {
  isAgreementRequired,
  isBirthday,
  isBirthdayDisallowed,
  isFirstname,
  isGenderRequired,
  isLastname,
  isNotTaken,
  isUsernameForRegister,
} from '../../../validation/person';
import { isRequired } from '../../../validation/text';

/**
 * Returns the rules of the sign-up form. `takenValues` holds the usernames and e-mail addresses that are known as
 * taken.
 */
export function createSignUpRules(takenValues: { has(value: string): boolean }) {
  return {
    username: [isRequired, isUsernameForRegister, isNotTaken('rule.usernameTaken', takenValues)],
    password: [isRequired, isPassword],
    confirm: [isRequired, passwordEqualForRegister('password')],
    firstName: [isRequired, isFirstname, maxLength(NAME_MAX)],
    lastName: [isLastname, maxLength(NAME_MAX)],
    gender: [isGenderRequired],
    email: [isEmail, isNotTaken('rule.emailTaken', takenValues)],
    birthday: [isBirthday, isBirthdayDisallowed('guardian')],
    cellPhone: [isRequired, isPhone],
    code: [isRequired, isSmsCode],
    agreed: [isAgreementRequired],
  };
}
