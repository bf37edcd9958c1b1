import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { Prisma } from '@/lib/platform/db/generated/client';
import { writtenByOneStatement } from '@/lib/platform/db/single-statement';

/** Of every answer that this process writes: what is new of it, or nothing but that it still lives. */
const AnswersWritten = z.object({
  answers: z.array(z.object({ id: z.uuid(), content: z.optional(z.string()), isDue: z.boolean() })),
});

/**
 * What was written since the last time, of all answers of this process in one statement. It is no door to anything:
 * only a row that is being written is written on, by the process that drew its id. Those that nobody may write on any
 * more are not among the ids that come back.
 */
export const storeAnswers = defineOpenCommand({
  name: 'assistant.store-answers',
  ownRecord: true,
  input: AnswersWritten,
  inOneStatement: async ({ input, now }) => livingIn(await writtenByOneStatement<Living>(storeStatement(input, now))),
  target: noTarget,
  run: async ({ tx, input, now }) => ({
    living: (await tx.$queryRaw<Living[]>(storeStatement(input, now))).map(({ id }) => id),
  }),
});

type Living = { id: string };

function livingIn(rows: Living[] | undefined) {
  return rows && { living: rows.map(({ id }) => id) };
}

function storeStatement({ answers }: z.infer<typeof AnswersWritten>, now: Date): Prisma.Sql {
  const due = answers.filter(({ isDue }) => isDue);
  return Prisma.sql`
    WITH stored AS (
      UPDATE chat_messages m SET content = coalesce(d.content, m.content), updated_at = ${now}::timestamptz
        FROM unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ content }) => content ?? null)}::text[])
             AS d(id, content)
       WHERE m.id = d.id AND m.state = 'writing'
    )
    SELECT id FROM chat_messages WHERE id = ANY (${answers.map(({ id }) => id)}::uuid[]) AND state = 'writing'`;
}
