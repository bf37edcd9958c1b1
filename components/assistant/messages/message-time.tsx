import type { Locale } from '@/lib/platform/i18n/locales';

type Shapes = { time: Intl.DateTimeFormat; day: Intl.DateTimeFormat };

/** Making one takes longer than a thousand uses. */
const shapes = new Map<Locale, Shapes>();

function shapesOf(locale: Locale): Shapes {
  const known = shapes.get(locale) ?? {
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  };
  shapes.set(locale, known);
  return known;
}

export function MessageTime({ at, locale }: { at: string; locale: Locale }) {
  const moment = new Date(at);
  const { time, day } = shapesOf(locale);
  const isToday = moment.toDateString() === new Date().toDateString();
  return (
    <time dateTime={at} className="ai-time">
      {(isToday ? time : day).format(moment)}
    </time>
  );
}
