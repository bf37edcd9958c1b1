import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { storeClassWorld } from './store-class-world';
import { type ContentTexts, type StoredContent, storeContent } from './store-content';
import { storeSchool } from './store-school';

export type RunningClass = { schoolId: string; content: StoredContent; classId: string; login: string };

/** A class that began, of a module with two lessons, its pupils, and the login of who teaches it. */
export async function storeRunningClass(
  database: Client,
  pupils: readonly string[],
  texts: ContentTexts = {},
): Promise<RunningClass> {
  const { id: schoolId } = await storeSchool(database);
  const content = await storeContent(database, texts);
  const { facilitator } = await storeClassWorld(database, { schoolId, content, pupils });
  const classId = randomUUID();
  await database.query(
    `INSERT INTO classes (id, school_id, course_id, module_code, name, school_year, shift, letter, reference_year,
                          reference_semester, status, started_at, updated_at)
     VALUES ($1, $2, $3, $4, '6º A', 'EF6', 'morning', 'A', 2026, 2, 'initiated', now(), now())`,
    [classId, schoolId, content.ids.course, content.module],
  );
  await database.query(
    `INSERT INTO class_plans (class_id, number, lesson_id, plan_id)
     SELECT $1, l.position, l.id, p.id FROM lessons l JOIN lesson_plans p ON p.lesson_id = l.id
      WHERE l.id = ANY($2::uuid[]) AND p.status = 'published'`,
    [classId, content.ids.lessons],
  );
  const { rows } = await database.query('SELECT id, login FROM accounts WHERE name = $1', [facilitator]);
  await database.query('INSERT INTO class_facilitators (class_id, facilitator_id) VALUES ($1, $2)', [
    classId,
    rows[0].id,
  ]);
  await database.query(
    `INSERT INTO enrolments (id, class_id, student_id, school_id, enrolled_at)
     SELECT gen_random_uuid(), $1, id, school_id, now() FROM students WHERE school_id = $2`,
    [classId, schoolId],
  );
  return { schoolId, content, classId, login: rows[0].login as string };
}
