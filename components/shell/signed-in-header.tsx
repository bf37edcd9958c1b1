import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import type { Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import type { Locale } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { ThemeControl } from './theme-control';

type Shown = { name: string; login: string; tipo: Tipo; photoUrl: string | null };

export function SignedInHeader({ actor, locale }: { actor: Shown; locale: Locale }) {
  const t = useTranslations('shell');
  const home = localized(locale, homes[actor.tipo]);
  const entries = [
    { href: home, label: t('home') },
    { href: localized(locale, actor.tipo === 'admin' ? links.admCourses() : links.courses()), label: t('courses') },
  ];
  return (
    <header data-print="no" className="sticky top-0 z-[1100] border-line border-b bg-surface">
      <div className="mx-auto flex max-w-[1200px] items-center gap-x-2 px-4 py-1.5 sm:gap-x-4 sm:px-6">
        <span className="max-sm:hidden">
          <Brand href={home} name={t('product')} />
        </span>
        <nav aria-label={t('mainNavigation')} className="flex items-center">
          {entries.map(({ href, label }) => (
            <AppLink
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink hover:bg-sunken"
            >
              {label}
            </AppLink>
          ))}
        </nav>
        <span className="ms-auto">
          <ThemeControl />
        </span>
        <AccountMenu
          name={actor.name}
          photo={actor.photoUrl}
          locale={locale}
          labels={{
            menu: t('accountMenu'),
            tipo: t(`tipo.${actor.tipo}`),
            language: t('language.switchTo'),
            uppercase: t('uppercase'),
            signOut: t('signOut'),
          }}
        />
      </div>
    </header>
  );
}
