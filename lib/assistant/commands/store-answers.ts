import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { AnswersWritten } from '../schemas/running';

/**
 * What was written since the last time, of all answers of this process in one statement. It is no door to anything:
 * only a row that is being written is written on, by the process that drew its id. Those that nobody may write on any
 * more are not among the ids that come back.
 */
export const storeAnswers = defineOpenCommand({
  name: 'assistant.store-answers',
  ownRecord: true,
  input: AnswersWritten,
  target: noTarget,
  run: async ({ tx, input: { answers }, now }) => {
    const due = answers.filter(({ isDue }) => isDue);
    const rows = await tx.$queryRaw<{ id: string }[]>`
      WITH stored AS (
        UPDATE chat_messages m SET content = coalesce(d.content, m.content), updated_at = ${now}
          FROM unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ content }) => content ?? null)}::text[])
               AS d(id, content)
         WHERE m.id = d.id AND m.state = 'writing'
      )
      SELECT id FROM chat_messages WHERE id = ANY (${answers.map(({ id }) => id)}::uuid[]) AND state = 'writing'`;
    return { living: rows.map(({ id }) => id) };
  },
});
