import type { CareNotice } from '@/lib/platform/db/generated/client';
import type { CareSide } from '../rules/care-sides';

type Seen = { side: CareSide; at: Date; byId: string | null };

export const seenColumns = {
  schoolSeenAt: true,
  schoolSeenById: true,
  facilitatorSeenAt: true,
  facilitatorSeenById: true,
} as const;

/** Of a notice, the sides that have seen it. */
export function seenBy(row: Pick<CareNotice, keyof typeof seenColumns>): Seen[] {
  const { schoolSeenAt, schoolSeenById, facilitatorSeenAt, facilitatorSeenById } = row;
  return [
    ...(schoolSeenAt ? [{ side: 'school' as const, at: schoolSeenAt, byId: schoolSeenById }] : []),
    ...(facilitatorSeenAt ? [{ side: 'facilitator' as const, at: facilitatorSeenAt, byId: facilitatorSeenById }] : []),
  ];
}

export function unseenBy(side: CareSide) {
  return side === 'school' ? { schoolSeenAt: null } : { facilitatorSeenAt: null };
}
