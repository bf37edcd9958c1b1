import { lacksSchool } from '@/lib/access/actor';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { BottomNavigation, type Place } from './main-navigation';
import { type NavigationEntry, navigationOf, phoneNavigationOf } from './navigation';
import { navigationIcons } from './navigation-icons';
import type { ShellText } from './shell-text';
import type { ShownPerson } from './shown-person';

type Shown = { person: Pick<ShownPerson, 'tipo' | 'schoolId' | 'waiting'>; t: ShellText; locale: Locale };

/** The entries of navigation.ts in the reader's language, each with what waits there. */
export function placesOf(entries: readonly NavigationEntry[], { person, t, locale }: Shown): Place[] {
  return entries.map(({ key, path, holds }) => {
    const count = person.waiting[key] ?? 0;
    return {
      href: localized(locale, path),
      holds: holds?.map((held) => localized(locale, held)),
      label: t(`navigation.${key}`),
      icon: navigationIcons[key],
      waiting: count > 0 ? { count, label: waitingText(count, t) } : undefined,
    };
  });
}

/** No library of messages travels to open pages. */
function waitingText(count: number, t: ShellText): string {
  return (count === 1 ? t('waiting.one') : t('waiting.many')).replace('#', String(count));
}

export function PhoneNavigation({ person, t, locale }: Shown) {
  const { shown, more } = phoneNavigationOf(navigationOf(person));
  return (
    <BottomNavigation
      labels={{
        bar: t('mainNavigation'),
        more: t('more'),
        assistant: lacksSchool(person) ? undefined : t('assistant.open'),
      }}
      shown={placesOf(shown, { person, t, locale })}
      more={placesOf(more, { person, t, locale })}
    />
  );
}
