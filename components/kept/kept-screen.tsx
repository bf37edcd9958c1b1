import { useTranslations } from 'next-intl';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { KeptLessons } from './kept-lessons';

/** The words come with the page: whatever draws it has no line to fetch them over. */
export function KeptScreen({ locale }: { locale: Locale }) {
  const t = useTranslations('kept');
  return (
    <KeptLessons
      locale={locale}
      signIn={localized(locale, links.login())}
      words={{
        title: t('title'),
        text: t('text'),
        nothing: t('nothing'),
        nothingText: t('nothingText'),
        signIn: t('signIn'),
        again: t('again'),
        lesson: t('lesson', { number: '{number}', name: '{name}' }),
        age: t('age', { time: '{time}' }),
        sessionOver: t('sessionOver'),
        open: t('open'),
        other: t('other'),
        back: t('back'),
        unreadable: t('unreadable'),
      }}
    />
  );
}
