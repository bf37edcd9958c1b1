import type { Tipo } from '@/lib/access/actor';

/** Who looks after a child: each side sees for itself, and sees that the other has seen. */
export const careSides = ['school', 'facilitator'] as const;
export type CareSide = (typeof careSides)[number];

export function careSideOf(tipo: Tipo): CareSide {
  return tipo === 'instrutor' ? 'facilitator' : 'school';
}
