/** Of today the time is enough. */
export function momentOf(keptAt: number, locale: string): string {
  const isToday = new Date(keptAt).toDateString() === new Date().toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(keptAt);
}
