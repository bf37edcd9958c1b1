'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { PasswordInput } from '@/components/ui/password-input';
import { passwordRuleNames, passwordRules } from './password-rules';

type Props = {
  /** What the server said of a field, in the person's language. */
  errors?: { password?: string | undefined; confirmation?: string | undefined };
  autoFocus?: boolean;
  onType?: (name: 'password' | 'confirmation', value: string) => void;
};

/** The new password, twice, and its rules as they are met. Without script the rules stand there as a list. */
export function NewPasswordFields({ errors = {}, autoFocus, onType }: Props) {
  const t = useTranslations('passwords');
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const names = ['password', 'confirmation'] as const;
  return (
    <>
      {names.map((name) => (
        <Field key={name} id={name} label={t(name)} required error={errors[name]}>
          {(control) => (
            <PasswordInput
              {...control}
              name={name}
              showLabel={t('show')}
              hideLabel={t('hide')}
              autoComplete="new-password"
              maxLength={200}
              autoFocus={autoFocus && name === 'password'}
              aria-describedby={[control['aria-describedby'], 'password-rules'].filter(Boolean).join(' ')}
              onChange={({ currentTarget: { value } }) => {
                setTyped((before) => ({ ...before, [name]: value }));
                onType?.(name, value);
              }}
            />
          )}
        </Field>
      ))}
      <div id="password-rules" className="rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="font-semibold">{t('rules.title')}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {passwordRuleNames.map((rule) => {
            const isMet = passwordRules[rule](typed.password, typed.confirmation);
            return (
              <li key={rule} className={isMet ? 'flex gap-2 text-success-ink' : 'flex gap-2 text-ink-soft'}>
                <Icon name={isMet ? 'check' : 'minus'} size={18} />
                <span>
                  {t(`rules.${rule}`)}
                  <span className="sr-only">: {t(isMet ? 'rules.met' : 'rules.unmet')}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
