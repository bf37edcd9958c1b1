import { useTranslations } from 'next-intl';
import type { Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { TopNavigation } from './main-navigation';
import { navigationOf, type Waiting } from './navigation';
import { usePlaces } from './phone-navigation';
import { ThemeControl } from './theme-control';

type Shown = { name: string; login: string; tipo: Tipo; photoUrl: string | null; schoolId: string | null };
type Props = { actor: Shown; locale: Locale; schools: readonly { id: string; name: string }[]; waiting: Waiting };

export function SignedInHeader({ actor, locale, schools, waiting }: Props) {
  const t = useTranslations('shell');
  const placesOf = usePlaces(waiting);
  const home = localized(locale, homes[actor.tipo]);
  return (
    <header data-print="no" className="sticky top-0 z-[1100] border-line border-b bg-surface">
      <div className="mx-auto flex max-w-[1200px] items-center gap-x-2 px-4 py-1.5 sm:gap-x-4 sm:px-6">
        <span className="md:max-lg:hidden">
          <Brand href={homes[actor.tipo]} name={t('product')} />
        </span>
        <TopNavigation label={t('mainNavigation')} places={placesOf(navigationOf(actor.tipo))} />
        <span className="ms-auto">
          <ThemeControl />
        </span>
        <AccountMenu
          name={actor.name}
          photo={actor.photoUrl}
          locale={locale}
          school={
            schools.length > 1
              ? { label: t('school.label'), failure: t('school.failed'), open: actor.schoolId, schools, home }
              : undefined
          }
          labels={{
            menu: t('accountMenu'),
            tipo: t(`tipo.${actor.tipo}`),
            myData: t('navigation.myData'),
            language: t('language.switchTo'),
            uppercase: t('uppercase'),
            signOut: t('signOut'),
          }}
        />
      </div>
    </header>
  );
}
