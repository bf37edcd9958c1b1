/** A day without a time, as a moment that is the same day in Brazil. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00-03:00`);
}
