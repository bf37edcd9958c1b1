const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** Where a sentence that the server words says a time of day. */
export const timeMark = '\u2063';

/**
 * By the clock in the room: Brazil has four zones and schools in each, and who reads "until 11:10" looks there. Without a
 * zone it is the device's.
 */
export function timeOfDay(at: number | string, locale: string, timeZone?: string): string {
  const said = new Intl.DateTimeFormat(locale, { ...clock, ...(timeZone && { timeZone }) }).format(new Date(at));
  // Before "PM" a server writes a narrow space and a browser a plain one: a page would not be the same to both.
  return said.replace('\u202f', ' ');
}
