'use client';

import { Avatar } from '@/components/ui/avatar';
import { Menu } from '@/components/ui/menu';
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-items';
import { links } from '@/lib/accounts/links';
import { links as ofAnnouncements } from '@/lib/announcements/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { otherLocale, switchLanguage } from './language';
import { SchoolChoice, type SchoolChoiceProps } from './school-choice';
import { SignOutForm } from './sign-out-form';
import { isUppercase, setUppercase } from './uppercase';

type Labels = Record<'menu' | 'tipo' | 'myData' | 'board' | 'language' | 'uppercase' | 'signOut', string>;

/** Name, language, look and the way out. Signing out is a native form, so it works when nothing else does. */
export function AccountMenu(props: {
  name: string;
  photo: string | null;
  locale: Locale;
  labels: Labels;
  school: SchoolChoiceProps | undefined;
}) {
  const { name, photo, locale, labels, school } = props;
  const other = otherLocale(locale);
  return (
    <Menu
      label={`${labels.menu}: ${name}`}
      align="end"
      triggerClassName="gap-2.5 px-2 hover:bg-sunken"
      trigger={
        <>
          <Avatar name={name} photo={photo} size={34} />
          <span className="text-start leading-tight max-lg:hidden">
            <span className="block max-w-40 truncate font-semibold lg:max-w-60">{name}</span>
            <span className="block text-ink-soft text-sm">{labels.tipo}</span>
          </span>
        </>
      }
    >
      {school && <SchoolChoice {...school} />}
      <MenuLink icon="user" href={localized(locale, links.myData())}>
        {labels.myData}
      </MenuLink>
      <MenuLink icon="flag" href={localized(locale, ofAnnouncements.board())}>
        {labels.board}
      </MenuLink>
      <MenuButton icon="language" lang={other} onClick={() => switchLanguage(other)}>
        {labels.language}
      </MenuButton>
      <MenuButton icon="edit" onClick={() => setUppercase(!isUppercase())}>
        {labels.uppercase}
      </MenuButton>
      <MenuLine />
      <SignOutForm locale={locale} role="none">
        <MenuButton type="submit" icon="logout">
          {labels.signOut}
        </MenuButton>
      </SignOutForm>
    </Menu>
  );
}
