import { useLocale, useTranslations } from 'next-intl';
import type { Tipo } from '@/lib/access/actor';
import { localized } from '@/lib/platform/links';
import { BottomNavigation, type Place } from './main-navigation';
import { type NavigationEntry, navigationOf, phoneNavigationOf } from './navigation';
import { navigationIcons } from './navigation-icons';

/** The entries of lib/access/navigation.ts in the reader's language. */
export function usePlaces(): (entries: readonly NavigationEntry[]) => Place[] {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (entries) =>
    entries.map(({ key, path }) => {
      return { href: localized(locale, path), label: t(`navigation.${key}`), icon: navigationIcons[key] };
    });
}

export function PhoneNavigation({ tipo }: { tipo: Tipo }) {
  const t = useTranslations('shell');
  const placesOf = usePlaces();
  const { shown, more } = phoneNavigationOf(navigationOf(tipo));
  return (
    <BottomNavigation label={t('mainNavigation')} moreLabel={t('more')} shown={placesOf(shown)} more={placesOf(more)} />
  );
}
