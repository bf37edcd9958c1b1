import { getTranslations } from 'next-intl/server';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import type { KeptScreenProps } from './kept-lessons';

/** The words come with the page: whatever draws it has no line to fetch them over. */
export async function keptProps(locale: Locale): Promise<KeptScreenProps> {
  const t = await getTranslations({ locale, namespace: 'kept' });
  return {
    locale,
    signIn: localized(locale, links.login()),
    words: {
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
    },
  };
}
