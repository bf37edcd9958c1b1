import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { currentActor } from '@/lib/access/enter';
import { failureCode } from '@/lib/failures';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import type { FormQuery } from '../form-query';
import { SignInFrame } from '../sign-in-frame';
import { CardForm } from './card-form';

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
  const refused = error && (
    <Alert tone="danger" announce title={t('signIn.card.failed')}>
      {t(`failures.${error}`)}
    </Alert>
  );
  return (
    <SignInFrame
      locale={locale}
      path={links.cardSignIn()}
      title={t('signIn.card.title')}
      lead={t('signIn.card.lead')}
      above={refused}
    >
      <CardForm locale={locale} actor={actor} />
    </SignInFrame>
  );
}
