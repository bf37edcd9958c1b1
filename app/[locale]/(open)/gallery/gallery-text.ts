import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import en from './words.en.json';
import pt from './words.pt-BR.json';

/** Outside of messages/: no other page may carry the gallery's words, and the build parses what stands there. */
export type GalleryText = typeof pt;
export type UiTranslator = ReturnType<typeof useTranslations<'ui'>>;

export function galleryText(locale: Locale): GalleryText {
  return locale === 'en' ? en : pt;
}
