import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { homes } from '@/lib/access/areas';
import { currentActor } from '@/lib/access/enter';
import { failureCode } from '@/lib/failures';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import type { FormQuery } from '../form-query';
import { SignInFrame } from '../sign-in-frame';
import { CardReader } from './card-reader';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<FormQuery> };

/**
 * Where the picture code of a card leads. Whoever is signed in on this device is named first: the next child neither
 * goes on in that account nor ends it unawares.
 */
export default async function Card({ params, searchParams }: Props) {
  const [{ locale: prefix }, query, actor] = await Promise.all([params, searchParams, currentActor()]);
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const t = await getTranslations();
  const error = failureCode(query.error);
  return (
    <SignInFrame
      locale={locale}
      path={links.cardSignIn()}
      title={t('signIn.card.title')}
      lead={t('signIn.card.lead')}
      above={
        error && (
          <Alert tone="danger" announce title={t('signIn.card.failed')}>
            {t(`failures.${error}`)}
          </Alert>
        )
      }
    >
      <form method="post" action={links.cardSignInForm()} className="flex flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="card" />
        <noscript>
          <Alert tone="warning">{t('signIn.card.noScript')}</Alert>
        </noscript>
        {actor ? (
          <Alert tone="info" title={t('signIn.card.inUse', { name: actor.name })}>
            <div className="[html:not([data-card])_&]:hidden">
              <p className="mb-3">{t('signIn.card.inUseHint')}</p>
              <Button type="submit" variant="primary" size="lg" wide>
                {t('signIn.card.replace')}
              </Button>
            </div>
          </Alert>
        ) : (
          <p aria-live="polite" className="text-center text-lg [html:not([data-card])_&]:hidden">
            {t('signIn.card.entering')}
          </p>
        )}
        {actor ? (
          <ButtonLink href={homes[actor.tipo]}>{t('signIn.continueHome')}</ButtonLink>
        ) : (
          <AppLink href={links.login()} className="text-center underline">
            {t('signIn.card.withPassword')}
          </AppLink>
        )}
        <CardReader sendsAtOnce={!actor} />
      </form>
    </SignInFrame>
  );
}
