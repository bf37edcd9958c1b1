import type { Actor } from '@/lib/access/actor';

/** The federative units. */
export const states = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

/**
 * The school that something new belongs to: an administrator names it, everybody else's is the one that is open. None
 * where another than that is named.
 */
export function schoolToWriteIn({ tipo, schoolId }: Actor, asked: string | undefined): string | null {
  if (tipo === 'admin') return asked ?? null;
  return !asked || asked === schoolId ? schoolId : null;
}
