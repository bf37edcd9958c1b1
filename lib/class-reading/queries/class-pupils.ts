import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { isKeptFromFacilitators } from '@/lib/care/queries/kept-from-facilitators';
import { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { readClassReach } from '../reach/read-classes';
import { ClassPupils } from '../schemas/classes';

const kept = { student: Prisma.sql`p.id`, conversation: Prisma.sql`c.id`, at: Prisma.sql`q.created_at` };

type Row = { id: string; name: string; photoUrl: string | null; lastAt: Date | null };

/** Who is in the class now, by name: children are not ranked. What was written before they were the caller's is not told. */
export const classPupils = defineQuery({
  name: 'class-reading.class-pupils',
  may: abilities['class-conversation:read'],
  hiddenWhileSeeing: true,
  input: z.object({ classId: z.uuid() }),
  reply: ClassPupils,
  run: async ({ db, actor, input: { classId } }) => {
    const where = within(readClassReach, actor, { id: classId });
    if ((await db.schoolClass.count({ where })) === 0) return null;
    const rows = await db.$queryRaw<Row[]>`
      SELECT p.id, p.name, p.photo_url AS "photoUrl", last.at AS "lastAt"
        FROM accounts p
        LEFT JOIN LATERAL (
          SELECT max(newest.created_at) AS at
            FROM conversations c, LATERAL (
              SELECT q.created_at FROM chat_messages q
               WHERE q.conversation_id = c.id AND q.role = 'user'
                 AND EXISTS (SELECT FROM enrolments e
                               JOIN classes k ON k.id = e.class_id AND k.school_id = ${actor.schoolId}::uuid
                               JOIN class_facilitators f ON f.class_id = k.id AND f.facilitator_id = ${actor.id}::uuid
                              WHERE e.student_id = p.id AND e.enrolled_at <= q.created_at
                                AND (e.left_at IS NULL OR e.left_at > q.created_at))
                 AND NOT ${isKeptFromFacilitators(kept)}
               ORDER BY q.turn DESC LIMIT 1) newest
           WHERE c.account_id = p.id) last ON true
       WHERE p.id IN (SELECT student_id FROM enrolments WHERE class_id = ${classId}::uuid AND left_at IS NULL)`;
    // Not the database's order: its collation may put Ágata behind Zoé.
    rows.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR') || a.id.localeCompare(b.id));
    return { items: rows.map((row) => ({ ...row, lastAt: row.lastAt?.toISOString() ?? null })) };
  },
});

/** Whose conversations are about to be read: nothing of them. */
export const classPupil = defineQuery({
  name: 'class-reading.class-pupil',
  may: abilities['class-conversation:read'],
  hiddenWhileSeeing: true,
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  run: async ({ db, actor, input: { classId, studentId } }) => {
    const enrolled = await db.enrolment.findFirst({
      where: { classId, studentId, leftAt: null, class: within(readClassReach, actor) },
      select: {
        class: { select: { id: true, name: true } },
        student: { select: { id: true, account: { select: { name: true, photoUrl: true } } } },
      },
    });
    return enrolled && { class: enrolled.class, pupil: { id: enrolled.student.id, ...enrolled.student.account } };
  },
});
