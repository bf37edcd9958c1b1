import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { RowRef, SentFile } from '@/lib/platform/shapes';
import { sha256Of } from '@/lib/platform/storage/parts';
import { abilities } from '../abilities';
import { testModelReach } from '../reach';
import { QuestionsCheck } from '../schemas/transfer';
import { readQuestionFile } from './question-file';

/** The dry run: every question of a file, as it comes in or why it does not. */
export const questionsCheck = defineQuery({
  name: 'question-bank.check-questions',
  may: abilities['test-model:write'],
  input: z.object({ ...RowRef.shape, ...SentFile.shape }),
  reply: QuestionsCheck,
  // Asked on the way to writing, which nobody may who sees as somebody.
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { id, file } }) => {
    const where = within(testModelReach, actor, { id, publishedAt: null });
    const version = await db.testVersion.findFirst({ where, select: { revision: true } });
    if (!version) return null;
    const { format, items } = await readQuestionFile(db, file);
    return {
      format,
      basis: sha256Of(file),
      revision: version.revision,
      items: items.map(({ question, ...item }) => ({ ...item, kind: question?.kind ?? null })),
    };
  },
});
