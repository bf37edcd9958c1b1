'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Avatar } from '@/components/ui/avatar';
import { Menu } from '@/components/ui/menu';
import { MenuButton, MenuLine } from '@/components/ui/menu-items';
import type { Locale } from '@/lib/platform/i18n/locales';
import { links, localized, splitLocale } from '@/lib/platform/links';
import { toggleUppercase } from './uppercase';

type Labels = Record<'menu' | 'tipo' | 'language' | 'uppercase' | 'signOut', string>;

/** Name, language, look and the way out. Signing out is a native form, so it works when nothing else does. */
export function AccountMenu(props: { name: string; photo: string | null; locale: Locale; labels: Labels }) {
  const { name, photo, locale, labels } = props;
  const path = splitLocale(usePathname()).bare;
  const query = useSearchParams().toString();
  const other: Locale = locale === 'en' ? 'pt-BR' : 'en';
  const here = query ? `${path}?${query}` : path;

  return (
    <Menu
      label={`${labels.menu}: ${name}`}
      align="end"
      triggerClassName="gap-2.5 px-2 hover:bg-sunken"
      trigger={
        <>
          <Avatar name={name} photo={photo} size={34} />
          <span className="text-start leading-tight max-md:hidden">
            <span className="block font-semibold">{name}</span>
            <span className="block text-ink-soft text-sm">{labels.tipo}</span>
          </span>
        </>
      }
    >
      <MenuButton icon="language" lang={other} onClick={() => location.assign(localized(other, here))}>
        {labels.language}
      </MenuButton>
      <MenuButton icon="edit" onClick={toggleUppercase}>
        {labels.uppercase}
      </MenuButton>
      <MenuLine />
      <form method="post" action={links.signOutForm()} role="none">
        <input type="hidden" name="locale" value={locale} />
        <MenuButton type="submit" icon="logout">
          {labels.signOut}
        </MenuButton>
      </form>
    </Menu>
  );
}
