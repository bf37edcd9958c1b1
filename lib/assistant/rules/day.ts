import { schoolDay } from '@/lib/lesson-plans/rules/school-day';

/** The day whose questions are counted together, by the clock of Brasília. */
export function dayOf(now: Date): string {
  return schoolDay(now).toISOString().slice(0, 10);
}
