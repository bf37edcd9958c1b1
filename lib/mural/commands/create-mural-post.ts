import { recordActivity } from '@/lib/access/activity-events';
import type { Actor } from '@/lib/access/actor';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { exchangeImage } from '../parts/exchange-image';
import { postFields, postOf } from '../queries/post-fields';
import { MuralPostDetail, NewMuralPost } from '../schemas';

type Addressed = { classId: string | null; studentId: string | null };

/** Whom it is for must be the author's to teach now, in the school that is open. */
async function addressed(tx: Tx, actor: Actor, { classId, studentId }: Addressed) {
  const { schoolId } = actor;
  if (!schoolId) return null;
  const running = { AND: [within(classReach, actor), { schoolId, status: 'initiated' as const }] };
  if (classId) {
    // Whoever ends or removes it meanwhile is waited for: what is written to somebody is not lost with him.
    await lockRows(tx, 'classes', 'id', classId, 'SHARE');
    const where = { AND: [running, { id: classId }] };
    return (await tx.schoolClass.count({ where })) > 0 ? { schoolId } : null;
  }
  if (!studentId) return { schoolId };
  await lockRows(tx, 'students', 'id', studentId, 'SHARE');
  const where = { id: studentId, schoolId, enrolments: { some: { leftAt: null, class: running } } };
  return (await tx.student.count({ where })) > 0 ? { schoolId } : null;
}

/** Pinned up, and counted as an event of the mural (§7). */
export const createMuralPost = defineCommand({
  name: 'mural.create',
  may: abilities['mural:write'],
  input: NewMuralPost,
  reply: MuralPostDetail,
  target: ({ tx, actor, input }) => addressed(tx, actor, input),
  run: async ({ tx, actor, input: { section, from, until, ...post }, target: { schoolId }, now }) => {
    await exchangeImage(tx, actor, { from: null, to: post.imageId });
    const days = { from: new Date(from), until: until ? new Date(until) : null };
    const data = { ...post, ...days, schoolId, authorId: actor.id };
    const made = await tx.muralPost.create({ data, select: postFields });
    await recordActivity(tx, actor, { kind: 'mural', subjectId: made.id, schoolId, now });
    return postOf(made, actor, schoolDay(now));
  },
});
