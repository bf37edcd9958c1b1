import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Actor } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { CardReader } from './card-reader';

/** Only while there is a card in the address: CardReader says so on the page's root. */
const withCard = '[html:not([data-card])_&]:hidden';

type Props = { locale: Locale; actor: Pick<Actor, 'name' | 'tipo'> | null };

/** A native form, sent by itself where nobody is signed in on this device. */
export function CardForm({ locale, actor }: Props) {
  const t = useTranslations('signIn');
  return (
    <form method="post" action={links.cardSignInForm()} className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="card" />
      <noscript>
        <Alert tone="warning">{t('card.noScript')}</Alert>
      </noscript>
      {actor ? (
        <>
          <Alert tone="info" title={t('card.inUse', { name: actor.name })}>
            <div className={withCard}>
              <p className="mb-3">{t('card.inUseHint')}</p>
              <Button type="submit" variant="primary" size="lg" wide>
                {t('card.replace')}
              </Button>
            </div>
          </Alert>
          <ButtonLink href={homes[actor.tipo]}>{t('continueHome')}</ButtonLink>
        </>
      ) : (
        <>
          <p aria-live="polite" className={`text-center text-lg ${withCard}`}>
            {t('card.entering')}
          </p>
          <AppLink href={links.login()} className="text-center underline">
            {t('card.withPassword')}
          </AppLink>
        </>
      )}
      <CardReader sendsAtOnce={!actor} />
    </form>
  );
}
