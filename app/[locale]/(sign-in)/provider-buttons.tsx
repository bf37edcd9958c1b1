import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { configuredProviders } from '@/lib/platform/oidc/providers';
import type { Face } from './sign-in-query';

type Props = { face: Face; locale: Locale; from: string | undefined; isShared: boolean };

/** One a configured provider. Links, so that they work before, and without, any script. */
export function ProviderButtons({ face, locale, from, isShared }: Props) {
  const t = useTranslations('signIn.sso');
  const providers = configuredProviders();
  if (providers.length === 0) return null;
  const query = { face: `/${face}`, locale, ...(from && { from }) };
  return (
    <div className="mt-5 flex flex-col gap-3 border-edge border-t pt-4">
      <p className="text-center text-ink-soft text-sm">{t('or')}</p>
      {providers.map(({ id, label, logoUrl }) => (
        <Fragment key={id}>
          <ButtonLink href={links.ssoStart(id, query)} size="lg" wide>
            {logoUrl && <img src={links.ssoLogo(id)} alt="" width={24} height={24} className="size-6" />}
            {t('button', { provider: label })}
          </ButtonLink>
          {!isShared && (
            <ButtonLink href={links.ssoStart(id, { ...query, shared: '1' })} variant="quiet" size="sm">
              {t('shared', { provider: label })}
            </ButtonLink>
          )}
        </Fragment>
      ))}
    </div>
  );
}
