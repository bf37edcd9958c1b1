import type { Tx } from '@/lib/platform/db/client';
import { smallBelow } from '../rules/engagement-weeks';

const dayMs = 24 * 3600 * 1000;
/** Whatever could still touch the lessons of a class that ended has had its chance by then. */
const lookedAtMs = 60 * dayMs;

/**
 * Counts every day of the classes that can still change, so that a mark that came late, or was made up weeks later, stands
 * in its lesson's day; then the weeks of all schools from the days. Counted twice, nothing is written the second time.
 */
export async function countEngagement(tx: Tx, now: Date): Promise<void> {
  // A class that was made one for trying out counts nowhere any more.
  await tx.$executeRaw`
    DELETE FROM engagement_days d USING classes c WHERE c.id = d.class_id AND c.type = 'test'`;
  await countDays(tx, now);
  await sumWeeks(tx);
  await tx.engagementCount.upsert({
    where: { only: true },
    create: { countedAt: now },
    update: { countedAt: now },
  });
}

/** A pupil who takes a test twice on one day has taken one. A test that was reset was none, and its day may be empty then. */
async function countDays(tx: Tx, now: Date): Promise<void> {
  const endedAfter = new Date(now.getTime() - lookedAtMs);
  await tx.$executeRaw`
    WITH open AS (
           SELECT id, school_id FROM classes
            WHERE type <> 'test' AND (ended_at IS NULL OR ended_at > ${endedAfter})),
         held AS (
           SELECT c.id AS class_id, c.school_id, (l.closed_at AT TIME ZONE 'America/Sao_Paulo')::date AS day,
                  count(DISTINCT l.id) AS lessons,
                  count(*) FILTER (WHERE m.state = 'present') AS present, count(*) FILTER (WHERE m.state = 'absent') AS absent,
                  count(*) FILTER (WHERE m.state = 'justified') AS justified,
                  count(*) FILTER (WHERE m.state = 'madeUp') AS made_up, 0 AS tests
             FROM open c
             JOIN class_lessons l ON l.class_id = c.id
             LEFT JOIN attendance_marks m ON m.class_lesson_id = l.id
            WHERE l.status = 'closed' AND l.closed_at <= ${now}
            GROUP BY 1, 2, 3),
         taken AS (
           SELECT c.id AS class_id, c.school_id, (a.concluded_at AT TIME ZONE 'America/Sao_Paulo')::date AS day,
                  0, 0, 0, 0, 0, count(DISTINCT (a.student_id, a.unit)) AS tests
             FROM open c
             JOIN test_attempts a ON a.class_id = c.id
            WHERE a.state = 'concluded' AND a.archived_at IS NULL AND a.concluded_at <= ${now}
            GROUP BY 1, 2, 3),
         counted AS MATERIALIZED (
           SELECT class_id, school_id, day, sum(lessons) AS lessons, sum(present) AS present, sum(absent) AS absent,
                  sum(justified) AS justified, sum(made_up) AS made_up, sum(tests) AS tests
             FROM (SELECT * FROM held UNION ALL SELECT * FROM taken) facts
            GROUP BY 1, 2, 3),
         gone AS (
           DELETE FROM engagement_days d USING open c
            WHERE c.id = d.class_id
              AND NOT EXISTS (SELECT FROM counted n WHERE n.class_id = d.class_id AND n.day = d.day))
    INSERT INTO engagement_days AS known (class_id, school_id, day, lessons, present, absent, justified, made_up, tests)
    SELECT * FROM counted
        ON CONFLICT (class_id, day) DO UPDATE
       SET lessons = EXCLUDED.lessons, present = EXCLUDED.present, absent = EXCLUDED.absent,
           justified = EXCLUDED.justified, made_up = EXCLUDED.made_up, tests = EXCLUDED.tests
     WHERE (known.lessons, known.present, known.absent, known.justified, known.made_up, known.tests)
           IS DISTINCT FROM
           (EXCLUDED.lessons, EXCLUDED.present, EXCLUDED.absent, EXCLUDED.justified, EXCLUDED.made_up, EXCLUDED.tests)`;
}

/** All of them, since a class that one more student entered is small no longer, and its past comes along. */
export async function sumWeeks(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    WITH students AS (SELECT class_id, count(DISTINCT student_id) AS number FROM enrolments GROUP BY 1),
         counted AS MATERIALIZED (
           SELECT d.school_id, date_trunc('week', d.day::timestamp)::date AS week,
                  coalesce(s.number, 0) < ${smallBelow} AS small, sum(d.lessons) AS lessons,
                  sum(d.present + d.made_up) AS attended,
                  sum(d.present + d.made_up + d.absent + d.justified) AS marked, sum(d.tests) AS tests
             FROM engagement_days d
             LEFT JOIN students s ON s.class_id = d.class_id
            GROUP BY 1, 2, 3),
         gone AS (
           DELETE FROM engagement_weeks w
            WHERE NOT EXISTS (SELECT FROM counted n
                               WHERE (n.school_id, n.week, n.small) = (w.school_id, w.week, w.small)))
    INSERT INTO engagement_weeks AS known (school_id, week, small, lessons, attended, marked, tests)
    SELECT * FROM counted
        ON CONFLICT (school_id, week, small) DO UPDATE
       SET lessons = EXCLUDED.lessons, attended = EXCLUDED.attended, marked = EXCLUDED.marked, tests = EXCLUDED.tests
     WHERE (known.lessons, known.attended, known.marked, known.tests)
           IS DISTINCT FROM (EXCLUDED.lessons, EXCLUDED.attended, EXCLUDED.marked, EXCLUDED.tests)`;
}
