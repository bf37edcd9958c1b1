import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Provider } from '@/lib/platform/oidc/providers';
import type { Face } from './sign-in-query';

type Props = {
  provider: Provider;
  /** What the account is called there; unknown where the way is too long ago. */
  called: string | undefined;
  face: Face;
  locale: Locale;
  from: string | undefined;
};

/** The provider knows this person and we do not yet: one sign-in with the password links the two. */
export function LinkNotice({ provider: { id, label }, called, face, locale, from }: Props) {
  const t = useTranslations('signIn.sso');
  const again = { face: `/${face}`, locale, again: '1', ...(from && { from }) };
  return (
    <Alert
      tone="info"
      title={t('linkTitle', { provider: label })}
      actions={
        <>
          <ButtonLink size="sm" href={links.ssoStart(id, again)}>
            {t('another', { provider: label })}
          </ButtonLink>
          <ButtonLink size="sm" variant="quiet" href={links.signInScreen(face, {})}>
            {t('dropLink')}
          </ButtonLink>
        </>
      }
    >
      {called && (
        <p data-verbatim className="mb-1 font-semibold wrap-anywhere">
          {called}
        </p>
      )}
      {t('linkLead', { provider: label })}
    </Alert>
  );
}
