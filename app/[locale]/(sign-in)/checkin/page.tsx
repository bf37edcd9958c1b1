import { headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { currentActor } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { links } from '@/lib/links';
import { type Locale, localeOf } from '@/lib/platform/i18n/locales';
import { faces } from '@/lib/shared-devices/queries/faces';
import type { FormQuery } from '../form-query';
import { SignInFrame } from '../sign-in-frame';
import { DeviceOver } from './device-over';
import { FaceGrid } from './face-grid';
import { NobodyKept } from './nobody-kept';
import { PinScreen } from './pin-screen';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<FormQuery & { quem?: string; wait?: string }>;
};

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf((await params).locale), namespace: 'checkin' });
  return { title: t('title') };
}

/** What a device shows that the pupils of a class share: their faces, then the PIN of one of them. */
export default async function CheckIn({ params, searchParams }: Props) {
  const [{ locale: prefix }, query, actor, sent] = await Promise.all([params, searchParams, currentActor(), headers()]);
  const locale: Locale = localeOf(prefix);
  setRequestLocale(locale);
  const [t, shown] = await Promise.all([getTranslations('checkin'), orNull(faces(null, { device: deviceIn(sent) }))]);
  if (!shown) return <DeviceOver locale={locale} />;
  const pupil = shown.pupils.find(({ id }) => id === query.quem);
  if (pupil) return <PinScreen locale={locale} pupil={pupil} failure={query.error} wait={query.wait} />;
  return (
    <SignInFrame
      locale={locale}
      path={links.checkIn()}
      title={t('title')}
      lead={t('lead', { className: shown.className })}
      wide
    >
      <FaceGrid pupils={shown.pupils} actor={actor} />
      {!actor && <NobodyKept />}
    </SignInFrame>
  );
}
