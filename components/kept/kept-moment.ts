import { isOfDay } from '@/lib/platform/kept/age';

/** Of today the time is enough. */
export function momentOf(keptAt: number, locale: string): string {
  const isToday = isOfDay(keptAt, Date.now());
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(keptAt);
}
