'use client';

import { useLocale, useTimeZone } from 'next-intl';
import { dayAndTime, longDay } from './day-and-time';
import { timeMark } from './time-of-day';
import { useZone } from './timed-sentence';

type Props = { sentence?: string | undefined; at: string; locale: string; timeZone: string | undefined };

/** A sentence of the server's, with `timeMark` where day and time stand; without one they stand alone. */
export function DatedSentence({ sentence = timeMark, at, locale, timeZone }: Props) {
  return sentence.replace(timeMark, dayAndTime(at, locale, useZone(timeZone)));
}

/** The day as this device's calendar has it, for what is worded in the browser. */
export function useLongDay(): (at: string) => string {
  const locale = useLocale();
  const zone = useZone(useTimeZone());
  return (at) => longDay(at, locale, zone);
}
