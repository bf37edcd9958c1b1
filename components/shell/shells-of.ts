import type { Tipo } from '@/lib/access/actor';
import { mayEnter } from '@/lib/access/areas';
import type { Locale } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';
import { shellAreas } from '@/lib/platform/offline/shells';

/** What the pages of such a person open with when the line is cut. */
export function shellsOf(tipo: Tipo, locale: Locale): string[] {
  const own = shellAreas.filter((area) => mayEnter(tipo, `/${area}`));
  return own.map((area) => localized(locale, links.keptShell(area)));
}
