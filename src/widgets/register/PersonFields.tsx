import { useState } from 'react';
import { email } from '../../validation/normalise';
import { isMinor } from '../../validation/person';
import { RadioField } from '../kit/RadioField';
import { TextField } from '../kit/TextField';
import { useLocale, useWords } from '../kit/useWords';
import { BirthdayField } from './BirthdayField';
import { GuardianDialog } from './GuardianDialog';
import type { SignUpBinding } from './signUp';
import { UniqueField } from './UniqueField';

const genders = [
  { value: 'Male', label: 'register.male' },
  { value: 'Female', label: 'register.female' },
] as const;

/** Who the visitor is. */
export function PersonFields({ form, taken }: { form: SignUpBinding; taken: Set<string> }) {
  const say = useWords();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const answer = (isAllowed: boolean) => {
    setAsking(false);
    form.set('guardian', isAllowed);
    form.leave('birthday');
  };
  const names = [
    <TextField key="first" label="register.firstName" autoComplete="given-name" {...form.field('firstName')} />,
    <TextField
      key="last"
      label="register.lastName"
      autoComplete="family-name"
      hint={say('register.optional')}
      {...form.field('lastName')}
    />,
  ];
  return (
    <>
      <div className="rw-register-pair">{locale === 'zh' ? names.reverse() : names}</div>
      <RadioField label="register.gender" options={genders} {...form.field('gender')} />
      <UniqueField
        label="register.email"
        autoComplete="email"
        type="email"
        inputMode="email"
        clean={email}
        about={say('register.optional')}
        free="register.emailFree"
        form={form}
        name="email"
        taken={taken}
        {...form.field('email')}
      />
      <div>
        <BirthdayField
          {...form.field('birthday')}
          isHeld={isAsking}
          onChoose={(birthday) => {
            form.set('guardian', false);
            setAsking(isMinor(birthday));
          }}
        />
        {isAsking ? <GuardianDialog onAnswer={answer} /> : null}
      </div>
    </>
  );
}
