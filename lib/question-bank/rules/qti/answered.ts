import type * as z from 'zod/mini';
import type { Question } from '../../schemas/questions';

type Drafted = z.input<typeof Question>;

export type Answered = Pick<Drafted, 'kind' | 'body' | 'right'> & {
  /** What is said of single alternatives. */
  remarks: string[];
};

export type Declared = {
  cardinality: string;
  baseType: string;
  correct: readonly string[];
  mapped: ReadonlyMap<string, number>;
};
