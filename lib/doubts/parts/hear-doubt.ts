import type { Actor } from '@/lib/access/actor';
import { justTold } from '@/lib/care/queries/just-told';
import { screened } from '@/lib/care/rules/screening';
import { type JustTold, toldOn } from '@/lib/care/rules/told-on';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { tellOfDanger } from './tell-of-danger';

type Heard = { text: string; classLessonId: string; now: Date };

/**
 * A cry for help in the queue of a lesson is a cry for help: an adult hears of it as of one to the assistant, and of what
 * goes on with it. To the id of the notice, or null where there is nothing to tell.
 */
export async function hearDoubt(tx: Tx, actor: Actor, { text, classLessonId, now }: Heard): Promise<string | null> {
  const care = screened(text) ?? toldOn(text, await toldBefore(tx, actor, now));
  if (!care) return null;
  const earlier = await tx.doubt.findMany({
    where: { studentId: actor.id, classLessonId },
    orderBy: { askedAt: 'asc' },
    select: { text: true },
  });
  const before = earlier.map((doubt) => doubt.text);
  return tellOfDanger(tx, actor, { ...care, excerpt: text, before });
}

async function toldBefore(tx: Tx, { id }: Actor, now: Date): Promise<JustTold | null> {
  const [found] = await tx.$queryRaw<{ told: JustTold | null }[]>`
    SELECT ${justTold({ student: Prisma.sql`${id}::uuid`, now })} AS told`;
  return found?.told ?? null;
}
