import { AppLink } from './app-link';
import { Badge } from './badge';
import { joinClasses } from './join-classes';
import { rowsOfTabs, tabClasses, tabListClasses } from './tab-classes';

export interface TabLinksProps {
  label: string;
  current: string;
  items: ReadonlyArray<{ key: string; label: string; href: string; count?: number }>;
  /** On a phone they stay in one row, moved by a finger, where what follows must stay in sight. */
  oneRow?: boolean;
}

/** Sections of a screen that each have an address. */
export function TabLinks({ label, current, items, oneRow }: TabLinksProps) {
  return (
    <nav aria-label={label} className={joinClasses(tabListClasses, !oneRow && rowsOfTabs)}>
      {items.map((item) => (
        <AppLink
          key={item.key}
          href={item.href}
          aria-current={item.key === current ? 'page' : undefined}
          className={tabClasses}
        >
          {item.label}
          {item.count !== undefined && <Badge tone={item.key === current ? 'brand' : 'neutral'}>{item.count}</Badge>}
        </AppLink>
      ))}
    </nav>
  );
}
