import type { Actor } from '@/lib/access/actor';

/**
 * The school that something new belongs to: an administrator names it, everybody else's is the one that is open. None
 * where another than that is named.
 */
export function schoolToWriteIn({ tipo, schoolId }: Actor, asked: string | undefined): string | null {
  if (tipo === 'admin') return asked ?? null;
  return !asked || asked === schoolId ? schoolId : null;
}
