import type { Tipo } from '@/lib/access/actor';

export const facilitatorsPerPage = 20;

export const mmCodeFilters = ['yes', 'no'] as const;

/**
 * Whoever may write somebody's e-mail or password could sign in as them. A school may do so with a facilitator of its own
 * alone: one who works at another school as well sees children of that school, and is changed by administrators only.
 */
export function mayKeep(
  { tipo, schoolId }: { tipo: Tipo; schoolId: string | null },
  schoolIds: readonly string[],
): boolean {
  if (tipo === 'admin') return true;
  return tipo === 'escola' && schoolId !== null && schoolIds.length === 1 && schoolIds[0] === schoolId;
}

/** An e-mail group lies in the product's own mail domain (§5). */
export function isGroupAddress(address: string, domain: string): boolean {
  const [name = '', host, ...rest] = address.toLowerCase().split('@');
  return rest.length === 0 && host === domain.toLowerCase() && /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*$/.test(name);
}
