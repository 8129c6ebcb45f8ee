import { useState } from 'react';
import { toEmail } from '../../../validation/normalise';
import { isMinor, toName } from '../../../validation/person';
import { RadioField } from '../../kit/fields/RadioField';
import { TextField } from '../../kit/fields/TextField';
import { useLocale } from '../../kit/hooks/useMessages';
import { BirthdayField } from './BirthdayField';
import { GuardianDialog } from './GuardianDialog';
import type { SignUpBinding, SignUpDrafts } from './signUpValues';
import { UniqueField } from './UniqueField';

const genders = [
  { value: 'Male', label: 'register.male' },
  { value: 'Female', label: 'register.female' },
] as const;

interface PersonFieldsProps {
  readonly form: SignUpBinding;
  readonly takenValues: Set<string>;
  readonly drafts: SignUpDrafts;
}

/** Renders the fields about the person: names, gender, e-mail address and birthday. */
export function PersonFields({ form, takenValues, drafts }: PersonFieldsProps) {
  const locale = useLocale();
  const [isGuardianAsked, setGuardianAsked] = useState(false);
  const onGuardianAnswer = (isAllowed: boolean) => {
    setGuardianAsked(false);
    form.set('guardian', isAllowed);
    form.touch('birthday');
  };
  const nameFields = [
    <TextField
      key="first"
      label="register.firstName"
      autoComplete="given-name"
      normalise={toName}
      {...form.field('firstName')}
    />,
    <TextField
      key="last"
      label="register.lastName"
      autoComplete="family-name"
      normalise={toName}
      {...form.field('lastName')}
    />,
  ];
  return (
    <>
      <div className="rw-register-pair">{locale === 'zh' ? nameFields.reverse() : nameFields}</div>
      <RadioField label="register.gender" options={genders} {...form.field('gender')} />
      <UniqueField
        label="register.email"
        autoComplete="email"
        type="email"
        inputMode="email"
        normalise={toEmail}
        availableMessage="register.emailFree"
        form={form}
        name="email"
        takenValues={takenValues}
        {...form.field('email')}
      />
      <div>
        <BirthdayField
          {...form.field('birthday')}
          isAsking={isGuardianAsked}
          initialParts={drafts.birthday}
          onDateChange={(parts) => {
            drafts.birthday = parts;
            form.set('guardian', false);
          }}
          onDateChosen={(birthday) => {
            setGuardianAsked(isMinor(birthday));
            return isMinor(birthday);
          }}
        />
        {isGuardianAsked ? <GuardianDialog onAnswer={onGuardianAnswer} /> : null}
      </div>
    </>
  );
}
