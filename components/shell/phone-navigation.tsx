import { useLocale, useTranslations } from 'next-intl';
import type { Tipo } from '@/lib/access/actor';
import { localized } from '@/lib/platform/links';
import { BottomNavigation, type Place } from './main-navigation';
import { type NavigationEntry, navigationOf, phoneNavigationOf, type Waiting } from './navigation';
import { navigationIcons } from './navigation-icons';

/** The entries of navigation.ts in the reader's language, each with what waits there. */
export function usePlaces(waiting: Waiting): (entries: readonly NavigationEntry[]) => Place[] {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (entries) =>
    entries.map(({ key, path }) => {
      const count = waiting[key] ?? 0;
      return {
        href: localized(locale, path),
        label: t(`navigation.${key}`),
        icon: navigationIcons[key],
        waiting: count > 0 ? { count, label: t('waiting', { count }) } : undefined,
      };
    });
}

export function PhoneNavigation({ tipo, waiting }: { tipo: Tipo; waiting: Waiting }) {
  const t = useTranslations('shell');
  const placesOf = usePlaces(waiting);
  const { shown, more } = phoneNavigationOf(navigationOf(tipo));
  return (
    <BottomNavigation label={t('mainNavigation')} moreLabel={t('more')} shown={placesOf(shown)} more={placesOf(more)} />
  );
}
