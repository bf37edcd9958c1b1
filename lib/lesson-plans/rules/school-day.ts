const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The day that it is in Brazil, as a date without a time: authorisations begin and end with a whole day. */
export function schoolDay(now: Date): Date {
  return new Date(`${calendar.format(now)}T00:00:00Z`);
}
