import * as z from 'zod/mini';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The thirtieth of February is read as the second of March, and so is none. */
function isDay(typed: string): boolean {
  const day = isoDay.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}

/** A day that the calendar has (§5); that it lies behind us is judged with the clock. */
export const BirthDate = z.nullable(
  z.string().check(z.refine((typed) => typed >= '1900' && isDay(typed), 'date-invalid')),
);
