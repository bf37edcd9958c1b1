import type { planEvolutionOp } from '@/lib/class-life/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

/** A plan as it came back to be read. */
export type PlannedEvolution = ReplyOf<typeof planEvolutionOp>;
