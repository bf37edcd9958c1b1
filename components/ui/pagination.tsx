import { AppLink } from './app-link';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: {
    /** Names the landmark. */
    pages: string;
    previous: string;
    next: string;
    /** "Página 2 de 9" */
    position: string;
  };
}

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-3 font-semibold tabular-nums transition-colors';

/** The first, the last, and those around the one we are at; 0 stands for a gap. */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const step = one - (sorted[index - 1] ?? one);
    return step > 2 ? [0, one] : step === 2 ? [one - 1, one] : [one];
  });
}

export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  // Whoever stands behind the last page, whose rows went meanwhile, is led back to it.
  if (pageCount <= 1 && page <= 1) return null;
  return (
    <nav
      aria-label={labels.pages}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-3 sm:px-6"
    >
      <p className="text-sm text-ink-soft">{labels.position}</p>
      <ul className="flex items-center gap-1">
        <Step
          href={page > 1 ? hrefOf(Math.min(page - 1, pageCount)) : null}
          label={labels.previous}
          icon="chevron-left"
        />
        <li className="px-2 text-sm text-ink-soft md:hidden">{labels.position}</li>
        {pagesAround(page, pageCount).map((one, index) => (
          <li key={one || `gap-${index}`} className="max-md:hidden">
            {one === 0 ? (
              <span aria-hidden="true" className={joinClasses(cell, 'text-ink-soft')}>
                …
              </span>
            ) : (
              <AppLink
                href={hrefOf(one)}
                aria-current={one === page ? 'page' : undefined}
                className={joinClasses(
                  cell,
                  one === page ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-sunken',
                )}
              >
                {one}
              </AppLink>
            )}
          </li>
        ))}
        <Step href={page < pageCount ? hrefOf(page + 1) : null} label={labels.next} icon="chevron-right" />
      </ul>
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | null; label: string; icon: IconName }) {
  return (
    <li>
      {href ? (
        <AppLink href={href} aria-label={label} className={joinClasses(cell, 'text-brand-ink hover:bg-brand-soft')}>
          <Icon name={icon} />
        </AppLink>
      ) : (
        <span aria-hidden="true" className={joinClasses(cell, 'text-ink-soft opacity-40')}>
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
}
