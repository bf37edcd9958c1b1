import { refuseUnless } from '@/lib/platform/errors/failures';

/** Nobody is born tomorrow. */
export function refuseComing(birthDate: string | null, now: Date): void {
  const isPast = !birthDate || Date.parse(birthDate) <= now.getTime();
  refuseUnless(isPast, 'request.invalid', { fields: [{ path: 'birthDate', code: 'date-coming' }] });
}
