import { timeOfDay } from './time-of-day';

/** By the calendar in the room: when an evening class ends in Acre, Brasília has the next day. */
export function longDay(at: number | string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(at));
}

/** In two parts: between them a server and a browser write different words. */
export function dayAndTime(at: number | string, locale: string, timeZone?: string): string {
  return `${longDay(at, locale, timeZone)}, ${timeOfDay(at, locale, timeZone)}`;
}
