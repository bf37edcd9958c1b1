import { AppLink } from './app-link';
import { Icon } from './icon';

export interface BreadcrumbProps {
  /** Names the landmark. */
  label: string;
  /** The last one is this page and needs no href. */
  items: ReadonlyArray<{ label: string; href?: string }>;
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {item.href ? (
              <AppLink
                href={item.href}
                className="rounded-sm px-1 py-3.5 underline-offset-4 md:py-2 hover:text-brand-ink hover:underline"
              >
                {item.label}
              </AppLink>
            ) : (
              <span aria-current="page" className="truncate px-1 py-2 font-medium text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
