import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** What a pupil of the demo wrote that an adult must know of. */
export async function storeCareNotice(database: Client, login: string, excerpt: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO care_notices (id, school_id, student_id, topic, severity, excerpt)
     SELECT $1, school_id, id, 'bullying', 'attention', $3 FROM accounts WHERE login = $2`,
    [id, login, excerpt],
  );
  return id;
}

export async function removeCareNotice(database: Client, id: string): Promise<void> {
  await database.query('DELETE FROM care_notices WHERE id = $1', [id]);
}
