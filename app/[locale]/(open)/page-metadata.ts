import type { Metadata } from 'next';
import { links } from '@/lib/links';
import { alternatesOf } from '@/lib/platform/alternates';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { shortened } from './shortened';

type Page = {
  locale: Locale;
  /** Without language. */
  path: string;
  title: string;
  description: string;
  /** The course's photo; a page without one shows the product's picture. */
  photoUrl?: string | null | undefined;
};

const photo = { width: 640, height: 360 };
const ownPicture = { url: links.sharedPicture(), width: 1200, height: 630 };

/** What search engines and messengers show of an open page. */
export function pageMetadata({ locale, path, title, description, photoUrl }: Page): Metadata {
  const short = shortened(description);
  const images = [photoUrl ? { url: photoUrl, ...photo } : ownPicture];
  return {
    title,
    description: short,
    alternates: alternatesOf(locale, path),
    openGraph: {
      type: 'website',
      title,
      description: short,
      url: localized(locale, path),
      locale: locale.replace('-', '_'),
      images,
    },
    twitter: { card: 'summary_large_image', title, description: short, images },
  };
}
