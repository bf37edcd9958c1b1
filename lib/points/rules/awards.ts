import type { Level } from './scheme';

export const lineKinds = ['persistence', 'merit', 'mission', 'test', 'project', 'trophy', 'platinum'] as const;
export const honorKinds = ['certificate', 'trophy', 'commendation', 'seal', 'jury', 'platinum'] as const;

export type Basis = Readonly<Record<string, number | string | null>>;

export type Line = {
  kind: (typeof lineKinds)[number];
  /** The lesson's number, M1, A1, P1 or `module`. */
  ref: string;
  amount: number;
  /** The few numbers that explain the amount. */
  basis: Basis;
};

export type AwardedHonor = { kind: (typeof honorKinds)[number]; number: number; level?: Level };

export type Award = { lines: Line[]; honors: AwardedHonor[] };

/** What the pupil got in the module's units before; nothing of it is given again. */
export type PaidBefore = {
  lines: readonly Pick<Line, 'kind' | 'ref'>[];
  honors: readonly Pick<AwardedHonor, 'kind' | 'number'>[];
};

export const nothingPaid: PaidBefore = { lines: [], honors: [] };
