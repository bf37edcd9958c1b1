import { useTranslations } from 'next-intl';
import { NewPasswordFields } from '@/components/passwords/new-password-fields';
import { passwordRuleNames } from '@/components/passwords/password-rules';
import { ClientWords } from '@/components/shell/client-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { failureCode } from '@/lib/failures';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type FormQuery, fieldError } from './form-query';

type Props = {
  action: string;
  locale: Locale;
  query: FormQuery;
  submit: string;
  /** What the link of a mail carries. */
  token?: string;
};

/** A native form: it works before, and without, any script. What was typed is never sent back. */
export function NewPasswordForm({ action, locale, query, submit, token }: Props) {
  const t = useTranslations();
  const error = failureCode(query.error);
  const words = (path: string) => {
    const code = fieldError(query, path, [...passwordRuleNames, 'required', 'too-long', 'password-handed-out']);
    return code && t(`fields.${code}`);
  };
  return (
    <form method="post" action={action} className="flex flex-col gap-4">
      {error && (
        <Alert tone="danger" announce title={t('passwords.new.failed')}>
          {error !== 'request.invalid' && t(`failures.${error}`)}
        </Alert>
      )}
      <input type="hidden" name="locale" value={locale} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <ClientWords namespaces={['passwords']}>
        <NewPasswordFields errors={{ password: words('password'), confirmation: words('confirmation') }} autoFocus />
      </ClientWords>
      <Button type="submit" variant="primary" size="lg" wide>
        {submit}
      </Button>
    </form>
  );
}
