import type { Tipo } from '@/lib/access/actor';
import type { FailureCode } from '@/lib/failures';
import type { SignedIn } from '@/tests/support/world';

/** The school that a caller stands in, as seen from the row that is asked for. */
export type World = 'own' | 'neighbour-school';

export type Row = { schoolId: string; owner: SignedIn };
export type Sent = { path: string; params?: Record<string, string>; body?: unknown; headers?: Record<string, string> };

/** The tipos that stand in schools or work with them. */
export const schoolTipos: readonly Tipo[] = ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'];

/** How one operation is tried by everyone. */
export type Cell = {
  /** Whose answer proves that the request is right: without it, "nothing" would pass on an empty world. */
  owner: Tipo;
  /**
   * Who has the ability besides the owner's tipo, or that nobody need be signed in. It is said here once more, by hand:
   * were it read from the abilities, whoever widens one would widen with it what is expected.
   */
  alsoMay?: readonly Tipo[] | 'anyone';
  /** Whether the rows are one school's, everybody's who has the ability, or one person's alone. */
  rows: 'catalogue' | 'school' | 'person';
  /** Who may do it to a person's row besides that person. */
  besides?: readonly Tipo[];
  /** What is answered instead of MODEL_NOT_FOUND about a row that everybody knows to be there. */
  refusal?: FailureCode;
  /** Who has the ability, and reaches nobody's rows but the own. */
  ownAlone?: readonly Tipo[];
  /** Open to who has no school, where the tipo needs one: the own account and the way out. */
  withoutSchool?: true;
  /** An administrator who sees as somebody may do it all the same. */
  whileSeeing?: true;
  /** A fresh target inside the row's school, and the very request that gives the owner 2xx. */
  request: (row: Row) => Promise<Sent>;
};
