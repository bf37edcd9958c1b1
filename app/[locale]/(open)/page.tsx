import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { use } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from './open-page';
import { pageMetadata } from './page-metadata';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'home.landing' });
  return pageMetadata({ locale, path: links.root(), title: t('title'), description: t('lead') });
}

export default function Landing({ params }: Props) {
  const locale = localeOf(use(params).locale);
  setRequestLocale(locale);
  const t = useTranslations('home.landing');
  return (
    <OpenPage locale={locale} path={links.root()}>
      <div className="max-w-[40rem] py-8 sm:py-16">
        <h1 className="text-4xl leading-tight">{t('title')}</h1>
        <p className="mt-4 text-ink-soft text-xl">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={links.courses()} variant="primary" size="lg">
            {t('courses')}
          </ButtonLink>
          <ButtonLink href={links.login()} size="lg">
            {t('signIn')}
          </ButtonLink>
        </div>
      </div>
    </OpenPage>
  );
}
