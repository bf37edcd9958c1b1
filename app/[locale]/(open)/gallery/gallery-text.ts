import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import en from '@/messages/en/gallery.json';
import pt from '@/messages/pt-BR/gallery.json';

/** Outside the catalogue: no other page may carry the gallery's words. */
export type GalleryText = typeof pt;
export type UiTranslator = ReturnType<typeof useTranslations<'ui'>>;

export function galleryText(locale: Locale): GalleryText {
  return locale === 'en' ? en : pt;
}
