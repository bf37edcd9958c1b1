'use client';

import { usePathname } from 'next/navigation';
import { AssistantOpener } from '@/components/assistant/panel/assistant-opener';
import { Icon, type IconName } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';
import { Menu } from '@/components/ui/menu';
import { MenuLink } from '@/components/ui/menu-items';
import { PlainLink } from '@/components/ui/plain-link';
import { currentPath } from './current-path';

export type Place = {
  href: string;
  label: string;
  icon: IconName;
  /** What else belongs there, though its address does not begin so. */
  holds?: readonly string[] | undefined;
  /** What waits there for the reader: the number, and what it is a number of. */
  waiting?: { count: number; label: string } | undefined;
};

/** The page itself is `page`; a page below it, such as one course of the courses, is `true`. */
function useCurrent(places: readonly Place[]): (href: string) => 'page' | 'true' | undefined {
  const at = usePathname();
  const current = currentPath(places, at);
  return (href) => (href === current ? (href === at ? 'page' : 'true') : undefined);
}

type TopProps = { labels: { bar: string; more: string }; shown: readonly Place[]; more: readonly Place[] };

export function TopNavigation({ labels, shown, more }: TopProps) {
  const currentOf = useCurrent([...shown, ...more]);
  return (
    <nav aria-label={labels.bar} className="flex items-center gap-1 max-md:hidden">
      {shown.map(({ href, label: name, icon, waiting }) => (
        <PlainLink key={href} href={href} aria-current={currentOf(href)} className="place place-top">
          <Icon name={icon} size={20} />
          {name}
          {waiting && <WaitingCount {...waiting} />}
        </PlainLink>
      ))}
      {more.length > 0 && (
        <More label={labels.more} places={more} currentOf={currentOf} className="place place-top" size={20} />
      )}
    </nav>
  );
}

type MoreProps = {
  label: string;
  places: readonly Place[];
  currentOf: ReturnType<typeof useCurrent>;
  className: string;
  size: number;
};

/** The places for which a bar has no room. */
function More({ label, places, currentOf, className, size }: MoreProps) {
  const isInside = places.some(({ href }) => currentOf(href));
  return (
    <Menu
      label={label}
      align="end"
      triggerClassName={joinClasses(className, isInside && 'is-current')}
      trigger={
        <>
          <Icon name="more" size={size} />
          <span className="place-name">{label}</span>
        </>
      }
    >
      {places.map(({ href, label: name, icon }) => (
        <MenuLink key={href} href={href} icon={icon} aria-current={currentOf(href)}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}

function WaitingCount({ count, label }: NonNullable<Place['waiting']>) {
  return (
    <span className="place-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

type BottomProps = {
  /** Who has no assistant has no tab of it. */
  labels: { bar: string; more: string; assistant: string | undefined };
  shown: readonly Place[];
  more: readonly Place[];
};

/** Up to 767 px, under the thumb: the places, the assistant before the last of them, and what is more. */
export function BottomNavigation({ labels, shown, more }: BottomProps) {
  const currentOf = useCurrent([...shown, ...more]);
  const before = more.length > 0 ? shown.length : shown.length - 1;
  const place = ({ href, label: name, icon, waiting }: Place) => (
    <PlainLink key={href} href={href} aria-current={currentOf(href)} className="place place-bottom">
      <Icon name={icon} size={24} />
      <span className="place-name">{name}</span>
      {waiting && <WaitingCount {...waiting} />}
    </PlainLink>
  );
  return (
    <nav aria-label={labels.bar} data-print="no" className="bottom-bar md:hidden">
      {shown.slice(0, before).map(place)}
      {labels.assistant !== undefined && (
        <AssistantOpener label={labels.assistant} className="place place-bottom">
          <Icon name="robot" size={24} />
          <span className="place-name">{labels.assistant}</span>
        </AssistantOpener>
      )}
      {shown.slice(before).map(place)}
      {more.length > 0 && (
        <More label={labels.more} places={more} currentOf={currentOf} className="place place-bottom" size={24} />
      )}
    </nav>
  );
}
