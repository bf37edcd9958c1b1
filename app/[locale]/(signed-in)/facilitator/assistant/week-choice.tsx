import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Icon, type IconName } from '@/components/ui/icon';

type Props = {
  week: string;
  /** This week's Monday first. */
  weeks: readonly string[];
  /** Without a week: this one. */
  hrefOf: (week?: string) => string;
};

const step = 'inline-flex size-11 items-center justify-center rounded-md';

/** One week back or on, by address: it works without script, and "back" undoes it. */
export function WeekChoice({ week, weeks, hrefOf }: Props) {
  const t = useTranslations('classReading.week');
  const format = useFormatter();
  const at = weeks.indexOf(week);
  const href = (to: number) => hrefOf(to === 0 ? undefined : weeks[to]);
  const [monday, sunday] = [0, 6].map((days) => new Date(Date.parse(`${week}T15:00:00Z`) + days * 86_400_000));
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {at > 1 && (
        <AppLink
          href={href(0)}
          scroll={false}
          className="inline-flex min-h-11 items-center px-1 text-brand-ink text-sm underline underline-offset-4"
        >
          {t('back')}
        </AppLink>
      )}
      <div className="flex items-center rounded-lg border border-line bg-surface shadow-sm">
        <Step href={at + 1 < weeks.length ? href(at + 1) : null} label={t('previous')} icon="chevron-left" />
        <p aria-current="page" className="min-w-40 px-2 text-center leading-tight">
          <span className="block text-ink-soft text-xs">{t(at === 0 ? 'this' : 'past')}</span>
          <span className="font-semibold tabular-nums">
            {monday && sunday && format.dateTimeRange(monday, sunday, { day: 'numeric', month: 'short' })}
          </span>
        </p>
        <Step href={at > 0 ? href(at - 1) : null} label={t('next')} icon="chevron-right" />
      </div>
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | null; label: string; icon: IconName }) {
  if (!href) {
    return (
      <span aria-hidden="true" className={`${step} text-ink-soft opacity-40`}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <AppLink href={href} scroll={false} aria-label={label} className={`${step} text-brand-ink hover:bg-brand-soft`}>
      <Icon name={icon} />
    </AppLink>
  );
}
