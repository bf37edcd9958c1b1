import type { MetadataRoute } from 'next';
import { areaPaths } from '@/lib/access/areas';
import { links } from '@/lib/links';
import { publicAddress } from '@/lib/platform/http/public-address';
import { locales } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** The public address is configuration, which the build has none of. */
export const dynamic = 'force-dynamic';

/** Search engines read what anyone may; what needs a sign-in is not theirs, nor is the API but for its pictures. */
export default function robots(): MetadataRoute.Robots {
  const areas = locales.flatMap((locale) => areaPaths.flatMap((path) => ends(localized(locale, path))));
  return {
    rules: { userAgent: '*', allow: ['/', '/api/files/'], disallow: ['/api/', ...areas] },
    sitemap: publicAddress(links.sitemap()).href,
  };
}

/** The page itself and all below it: `/run` must not take `/running` with it. */
function ends(path: string): string[] {
  return [`${path}$`, `${path}/`, `${path}?`];
}
