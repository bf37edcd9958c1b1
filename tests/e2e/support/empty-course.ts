import type { Client } from 'pg';

/** Takes away what a test wrote into its course, so that the course itself may be deleted. */
export async function emptyCourse(database: Client, code: string): Promise<void> {
  const lessons = `SELECT l.id FROM lessons l JOIN course_units u ON u.id = l.unit_id
    JOIN course_modules m ON m.id = u.module_id JOIN courses c ON c.id = m.course_id WHERE c.code = $1`;
  await database.query(`DELETE FROM passages WHERE source = 'lesson' AND source_id IN (${lessons})`, [code]);
  await database.query('DELETE FROM course_modules USING courses c WHERE course_id = c.id AND c.code = $1', [code]);
}
