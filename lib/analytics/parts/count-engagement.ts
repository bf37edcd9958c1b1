import type { Tx } from '@/lib/platform/db/client';

const dayMs = 24 * 3600 * 1000;
/** Whatever could still touch the lessons of a class that ended has had its chance by then. */
const lookedAtMs = 60 * dayMs;

/**
 * Counts every day of the classes that can still change, so that a mark that came late, or was made up weeks later, stands
 * in its lesson's day. Counted twice, nothing is written the second time.
 */
export async function countEngagement(tx: Tx, now: Date): Promise<void> {
  // A class that was made one for trying out counts nowhere any more.
  await tx.$executeRaw`
    DELETE FROM engagement_days d USING classes c WHERE c.id = d.class_id AND c.type = 'test'`;
  const endedAfter = new Date(now.getTime() - lookedAtMs);
  await tx.$executeRaw`
    INSERT INTO engagement_days AS known (class_id, school_id, day, lessons, present, absent, justified, made_up)
    SELECT l.class_id, l.school_id, (l.closed_at AT TIME ZONE 'America/Sao_Paulo')::date,
           count(DISTINCT l.id),
           count(*) FILTER (WHERE m.state = 'present'), count(*) FILTER (WHERE m.state = 'absent'),
           count(*) FILTER (WHERE m.state = 'justified'), count(*) FILTER (WHERE m.state = 'madeUp')
      FROM class_lessons l
      JOIN classes c ON c.id = l.class_id
      LEFT JOIN attendance_marks m ON m.class_lesson_id = l.id
     WHERE l.status = 'closed' AND l.closed_at <= ${now} AND c.type <> 'test'
       AND (c.ended_at IS NULL OR c.ended_at > ${endedAfter})
     GROUP BY 1, 2, 3
        ON CONFLICT (class_id, day) DO UPDATE
       SET lessons = EXCLUDED.lessons, present = EXCLUDED.present, absent = EXCLUDED.absent,
           justified = EXCLUDED.justified, made_up = EXCLUDED.made_up
     WHERE (known.lessons, known.present, known.absent, known.justified, known.made_up)
           IS DISTINCT FROM
           (EXCLUDED.lessons, EXCLUDED.present, EXCLUDED.absent, EXCLUDED.justified, EXCLUDED.made_up)`;
  await tx.engagementCount.upsert({
    where: { only: true },
    create: { countedAt: now },
    update: { countedAt: now },
  });
}
