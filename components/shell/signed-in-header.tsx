import { AssistantOpener } from '@/components/assistant/panel/assistant-opener';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lacksSchool } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { HeaderSearch } from './header-search';
import { TopNavigation } from './main-navigation';
import { navigationOf, topNavigationOf } from './navigation';
import { placesOf } from './phone-navigation';
import type { ShellText } from './shell-text';
import type { ShownPerson } from './shown-person';
import { SignOutForm } from './sign-out-form';
import { ThemeControl } from './theme-control';

type Props = { person: ShownPerson; locale: Locale; t: ShellText };

/** One header for whoever is signed in: drawn by the server on the pages of an area, in the browser on open pages. */
export function SignedInHeader({ person, locale, t }: Props) {
  const { name, tipo, photoUrl, schoolId, schools } = person;
  const home = localized(locale, homes[tipo]);
  const { shown, more } = topNavigationOf(navigationOf(person));
  return (
    <header data-print="no" className="sticky top-0 z-[1100] border-line border-b bg-surface">
      <div className="mx-auto flex max-w-[1200px] items-center gap-x-2 px-4 py-1.5 sm:gap-x-4 sm:px-6">
        <span className="md:max-lg:hidden">
          <Brand href={home} name={t('product')} />
        </span>
        <TopNavigation
          labels={{ bar: t('mainNavigation'), more: t('more') }}
          shown={placesOf(shown, { person, t, locale })}
          more={placesOf(more, { person, t, locale })}
        />
        <span className="ms-auto flex items-center">
          <HeaderSearch locale={locale} t={t} />
          <ThemeControl t={t} />
          {!lacksSchool(person) && (
            <AssistantOpener label={t('assistant.open')} className="icon-button in-header">
              <Icon name="robot" />
            </AssistantOpener>
          )}
        </span>
        {person.checkedIn && (
          <SignOutForm locale={locale}>
            <Button type="submit" size="sm" icon="users" aria-label={t('switchPerson')}>
              <span className="max-sm:hidden">{t('switchPerson')}</span>
            </Button>
          </SignOutForm>
        )}
        <AccountMenu
          name={name}
          photo={photoUrl}
          locale={locale}
          school={
            schools.some(({ id }) => id !== schoolId)
              ? { label: t('school.label'), failure: t('school.failed'), open: schoolId, schools, home }
              : undefined
          }
          labels={{
            menu: t('accountMenu'),
            tipo: t(`tipo.${tipo}`),
            myData: t('navigation.myData'),
            board: t('board'),
            language: t('language.switchTo'),
            uppercase: t('uppercase'),
            signOut: t('signOut'),
          }}
        />
      </div>
    </header>
  );
}
