'use client';

import { useLocale, useTimeZone } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { timeMark, timeOfDay } from './time-of-day';

const never = () => () => undefined;

/** Until the page is awake it is the server's, which knows no device's. */
export function useZone(ofServer: string | undefined): string | undefined {
  return useSyncExternalStore(
    never,
    () => undefined,
    () => ofServer,
  );
}

/** Times of day as this device's clock shows them, for sentences that are worded in the browser. */
export function useTimeOfDay(): (at: number | string) => string {
  const locale = useLocale();
  const zone = useZone(useTimeZone());
  return (at) => timeOfDay(at, locale, zone);
}

type Props = { sentence: string; at: number; locale: string; timeZone: string | undefined };

/** The same for one that the server words, with `timeMark` where the time stands. */
export function TimedSentence({ sentence, at, locale, timeZone }: Props) {
  return sentence.replace(timeMark, timeOfDay(at, locale, useZone(timeZone)));
}
