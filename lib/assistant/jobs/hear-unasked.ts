import { setImmediate as others } from 'node:timers/promises';
import { justTold } from '@/lib/care/queries/just-told';
import { screened } from '@/lib/care/rules/screening';
import { type JustTold, toldOn } from '@/lib/care/rules/told-on';
import { now as readClock } from '@/lib/platform/clock/clock';
import { Prisma } from '@/lib/platform/db/generated/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { hearUnasked } from '../commands/hear-unasked';

const name = 'assistant.hear-unasked';

/** So long a page may take to ask for the answer; a server that was away for a morning still hears of it. */
const waits = { leastMs: 2 * 60_000, mostMs: 12 * 3_600_000 };

type Unasked = { id: string; content: string; justTold: JustTold | null };

/**
 * A question is screened when its answer is asked for. Who closed the page at once, or lost the line between the two,
 * is heard all the same: of a cry among what was stored and never asked an adult hears here.
 */
export const hearUnaskedQuestions = defineJob({
  name,
  schema: NoInput,
  schedule: '*/2 * * * *',
  retries: 0,
  handle: async (_, { db, signal }) => {
    const now = readClock();
    const [from, until] = [new Date(now.getTime() - waits.mostMs), new Date(now.getTime() - waits.leastMs)];
    const told = { student: Prisma.sql`c.account_id`, conversation: Prisma.sql`c.id`, now };
    const found = await db.$queryRaw<Unasked[]>`
      SELECT q.id, q.content, ${justTold(told)} AS "justTold"
        FROM chat_messages q
        JOIN conversations c ON c.id = q.conversation_id
        JOIN students s ON s.id = c.account_id
       WHERE q.role = 'user' AND q.created_at BETWEEN ${from}::timestamptz AND ${until}::timestamptz
         AND NOT EXISTS (SELECT FROM chat_messages a
                          WHERE a.conversation_id = q.conversation_id AND a.turn = q.turn AND a.role = 'assistant')
       ORDER BY q.created_at`;
    const questions = new Map(found.map((each) => [each.id, each]));
    const each = async (questionId: string) => {
      // Each takes a moment of the processor: requests come between.
      await others();
      const { content = '', justTold: before = null } = questions.get(questionId) ?? {};
      const care = screened(content) ?? toldOn(content, before);
      if (care) await hearUnasked(null, { questionId, ...care });
    };
    await eachApart(questions.keys(), { job: name, signal, each });
  },
});
