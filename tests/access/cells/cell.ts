import type { Tipo } from '@/lib/access/actor';
import type { FailureCode } from '@/lib/platform/errors/failures';
import type { SignedIn } from '@/tests/support/world';

/** The school, and where classes exist the class, that a caller stands in as seen from the row that is asked for. */
export const worlds = ['own', 'neighbour-class', 'neighbour-school'] as const;
export type World = (typeof worlds)[number];

export type Row = { schoolId: string; owner: SignedIn };
export type Sent = { path: string; params?: Record<string, string>; body?: unknown; headers?: Record<string, string> };

/** How one operation is tried by everyone. */
export type Cell = {
  /** Whose answer proves that the request is right: without it, "nothing" would pass on an empty world. */
  owner: Tipo;
  /** Whether the rows are one school's, everybody's who has the ability, or one person's alone. */
  rows: 'catalogue' | 'school' | 'person';
  /** Who may do it to a person's row besides that person. */
  besides?: readonly Tipo[];
  /** What is answered instead of MODEL_NOT_FOUND about a row that everybody knows to be there. */
  refusal?: FailureCode;
  /** Who has the ability, and reaches nobody's rows but the own. */
  ownAlone?: readonly Tipo[];
  /** A fresh target inside the row's school, and the very request that gives the owner 2xx. */
  request: (row: Row) => Promise<Sent>;
};
