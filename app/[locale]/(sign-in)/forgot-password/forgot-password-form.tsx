import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type FormQuery, fieldError } from '../form-query';

/** A native form: it works before, and without, any script. */
export function ForgotPasswordForm({ locale, query }: { locale: Locale; query: FormQuery }) {
  const t = useTranslations();
  const error = fieldError(query, 'email', ['email-shape', 'required', 'too-long']);
  return (
    <form method="post" action={links.forgotPasswordForm()} className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <Field
        id="email"
        label={t('passwords.forgot.email')}
        required
        error={error ? t(`fields.${error}`) : query.error && t('fields.email-shape')}
      >
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={254} autoFocus />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" wide>
        {t('passwords.forgot.submit')}
      </Button>
      <p className="text-ink-soft text-sm">{t('passwords.forgot.students')}</p>
      <AppLink href={links.login()} className="text-center underline">
        {t('passwords.forgot.back')}
      </AppLink>
    </form>
  );
}
