import { readText, type SearchParams } from '@/components/ui/table-address';

/** A week as the address says it; what is no date is none. */
export function readWeek(params: SearchParams): { week?: string } {
  const week = readText(params, 'week');
  return /^\d{4}-\d{2}-\d{2}$/.test(week) ? { week } : {};
}
