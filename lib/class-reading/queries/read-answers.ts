import { stateOf } from '@/lib/assistant/queries/shown-message';
import { type Source, sourcesIn } from '@/lib/assistant/rules/sources';
import type { Tx } from '@/lib/platform/db/client';

type Asked = { id: string; conversationId: string; turn: number };

/** The answers to these questions, as who reads them later sees them: of a failed one nothing is told. */
export async function readAnswers(db: Pick<Tx, 'chatMessage'>, asked: readonly Asked[], now: Date) {
  const rows = await db.chatMessage.findMany({
    where: { role: 'assistant', OR: asked.map(({ conversationId, turn }) => ({ conversationId, turn })) },
  });
  const rowOf = new Map(rows.map((row) => [`${row.conversationId} ${row.turn}`, row]));
  return new Map(
    asked.flatMap(({ id, conversationId, turn }) => {
      const row = rowOf.get(`${conversationId} ${turn}`);
      return row ? [[id, readAnswer(row, now)] as const] : [];
    }),
  );
}

type Row = Awaited<ReturnType<Tx['chatMessage']['findMany']>>[number];

function readAnswer(row: Row, now: Date) {
  const state = stateOf(row, now) ?? ('failed' as const);
  const content = state === 'failed' ? '' : row.content;
  return {
    at: row.createdAt.toISOString(),
    state,
    origin: row.origin ?? ('guide' as const),
    content,
    sources: sourcesIn(content, (row.sources ?? []) as Source[]),
    hint: row.hint,
    liking: row.liking,
    observation: row.observation,
  };
}
