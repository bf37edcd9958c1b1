import type { Actor } from '@/lib/access/actor';
import type { CareTopic } from '@/lib/care/rules/care-sign';
import { screened } from '@/lib/care/rules/screening';
import { tellOfDanger } from '@/lib/doubts/parts/tell-of-danger';
import type { Tx } from '@/lib/platform/db/client';
import { saidBefore } from '../queries/said-before';

type Observed = { observation: string; conversationId: string; turn: number };

/** What a pupil writes of an answer may be a cry for help, too: an adult hears of it. To its topic, if it is one. */
export async function hearObservation(
  tx: Tx,
  actor: Actor,
  { observation, conversationId, turn }: Observed,
): Promise<CareTopic | null> {
  const care = actor.tipo === 'aluno' && observation ? screened(observation) : null;
  if (!care) return null;
  const before = await saidBefore(tx, { conversationId, turn: turn + 1 });
  await tellOfDanger(tx, actor, { ...care, excerpt: observation, conversationId, before });
  return care.topic;
}
