import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { failureCode } from '@/lib/failures';
import { providerNamed } from '@/lib/platform/oidc/providers';
import type { SignInQuery, signInReason } from './sign-in-query';

/** Why the visitor is here, or why the last try was refused. */
export function SignInNotice({ query, reason }: { query: SignInQuery; reason: ReturnType<typeof signInReason> }) {
  const t = useTranslations();
  const error = failureCode(query.error);
  const seconds = Number(query.wait);
  const provider = error?.startsWith('sso.') && providerNamed(query.provider);
  if (error && provider) {
    return (
      <Alert tone="danger" announce title={t('signIn.sso.failed', { provider: provider.label })}>
        {t(`failures.${error}`)}
      </Alert>
    );
  }
  if (error?.startsWith('auth.')) {
    return (
      <Alert tone="danger" announce title={t(`failures.${error}`)}>
        {seconds > 0 && t('signIn.wait', { seconds })}
      </Alert>
    );
  }
  if (error) {
    return (
      <Alert tone="danger" announce title={t('signIn.failed')}>
        {t(`failures.${error}`)}
      </Alert>
    );
  }
  if (query.done === 'password-changed') {
    return (
      <Alert tone="success" announce title={t('passwords.new.changed')}>
        {t('passwords.new.changedHint')}
      </Alert>
    );
  }
  // The spec's toast (§2). Where a visitor must act on it, it stays.
  return reason ? (
    <Alert tone="danger" announce className="page-toast">
      {t(`signIn.reason.${reason}`)}
    </Alert>
  ) : null;
}
