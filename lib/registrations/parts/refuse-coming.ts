import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { refuseUnless } from '@/lib/platform/errors/failures';

/** Nobody is born tomorrow, by the school's own calendar. */
export function refuseComing(birthDate: string | null, now: Date): void {
  const isPast = !birthDate || Date.parse(birthDate) <= schoolDay(now).getTime();
  refuseUnless(isPast, 'request.invalid', { fields: [{ path: 'birthDate', code: 'date-coming' }] });
}
