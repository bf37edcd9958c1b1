import { Prisma } from '@/lib/platform/db/generated/client';
import { toldOnMinutes } from '../rules/limits';

type Asked = { student: Prisma.Sql; conversation?: Prisma.Sql; now: Date };

/** As JSON (`JustTold`), what the pupil told of in this conversation, or anywhere, a moment ago; null where nothing was. */
export function justTold({ student, conversation, now }: Asked) {
  const since = new Date(now.getTime() - toldOnMinutes * 60_000);
  return Prisma.sql`
    (SELECT json_build_object('topic', n.topic, 'severity', n.severity, 'facilitators', ARRAY(
              SELECT unnest(array_remove(ARRAY[who.name, f.nickname], NULL))
                FROM enrolments e
                JOIN class_facilitators cf ON cf.class_id = e.class_id
                JOIN facilitators f ON f.id = cf.facilitator_id
                JOIN accounts who ON who.id = f.id
               WHERE e.student_id = n.student_id AND e.left_at IS NULL))
       FROM care_notices n
      WHERE n.student_id = ${student} ${conversation ? Prisma.sql`AND n.conversation_id = ${conversation}` : Prisma.empty}
        AND n.created_at > ${since}::timestamptz
      ORDER BY n.created_at DESC LIMIT 1)`;
}
