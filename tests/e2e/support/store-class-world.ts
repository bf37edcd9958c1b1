import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { StoredContent } from './store-content';

/**
 * What a school needs to set up a class, of one test alone: it may use the content and a second module after it, somebody
 * teaches there, and pupils of the sixth year learn there.
 */
export async function storeClassWorld(
  database: Client,
  { schoolId, content, pupils }: { schoolId: string; content: StoredContent; pupils: readonly string[] },
): Promise<{ facilitator: string }> {
  const facilitator = `Marina ${randomUUID().slice(0, 4)}`;
  await database.query(
    `INSERT INTO course_modules (id, course_id, code, position, name, status, updated_at)
     VALUES ($1, $2, 'MA2', 2, 'Segundos laços', 'released', now())`,
    [randomUUID(), content.ids.course],
  );
  await database.query(
    `INSERT INTO module_authorisations (school_id, module_id, "from", updated_at)
     SELECT $1, id, '2020-01-01', now() FROM course_modules WHERE course_id = $2`,
    [schoolId, content.ids.course],
  );
  const teacherId = await storePerson(database, { schoolId, tipo: 'instrutor', name: facilitator });
  await database.query('INSERT INTO facilitators (id, updated_at) VALUES ($1, now())', [teacherId]);
  await database.query('INSERT INTO school_links (account_id, school_id) VALUES ($1, $2)', [teacherId, schoolId]);
  for (const name of pupils) {
    const id = await storePerson(database, { schoolId, tipo: 'aluno', name });
    await database.query(
      `INSERT INTO students (id, school_id, registration_number, school_year, updated_at)
       VALUES ($1, $2, $3, 'EF6', now())`,
      [id, schoolId, id.slice(0, 8)],
    );
  }
  return { facilitator };
}

type Person = { schoolId: string; tipo: string; name: string };

async function storePerson(database: Client, { schoolId, tipo, name }: Person): Promise<string> {
  const [id, login] = [randomUUID(), `p.${randomUUID().slice(0, 8)}`];
  await database.query(
    `INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, school_id, updated_at)
     SELECT $1, $2, $2, password_hash, $3::"Tipo", $4, $5, now() FROM accounts WHERE login = 'escola'`,
    [id, login, tipo, name, schoolId],
  );
  return id;
}

/** The only unit of the school's classes, as if its lessons had been given: then they may evolve. */
export async function storeClosings(database: Client, schoolId: string): Promise<void> {
  await database.query(
    `INSERT INTO unit_closings (class_id, school_id, unit, closed_at, warned)
     SELECT id, school_id, 1, now(), '{}' FROM classes WHERE school_id = $1`,
    [schoolId],
  );
}

/** Before its content: a module with classes stays. */
export async function removeClasses(database: Client, schoolId: string): Promise<void> {
  await database.query('UPDATE classes SET evolved_from_id = NULL WHERE school_id = $1', [schoolId]);
  await database.query('DELETE FROM unit_closings WHERE school_id = $1', [schoolId]);
  await database.query('DELETE FROM class_lessons WHERE school_id = $1', [schoolId]);
  await database.query('DELETE FROM classes WHERE school_id = $1', [schoolId]);
}
