import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** Two pupils of the neighbour school, of one test alone, which may change whatever it likes. */
export async function storePupils(database: Client): Promise<{ id: string; login: string; name: string }[]> {
  const mark = randomUUID().slice(0, 8);
  const pupils = ['Ana', 'Bia'].map((first) => {
    return { id: randomUUID(), login: `${first.toLowerCase()}.${mark}`, name: `${first} Teste ${mark}` };
  });
  for (const { id, login, name } of pupils) {
    await database.query(
      `INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, school_id, updated_at)
       SELECT $1, $2, $2, password_hash, 'aluno', $3, school_id, now() FROM accounts WHERE login = 'escola_b'`,
      [id, login, name],
    );
    await database.query(
      `INSERT INTO students (id, school_id, registration_number, school_year, updated_at)
       SELECT id, school_id, login, 'EF6', now() FROM accounts WHERE id = $1`,
      [id],
    );
  }
  return pupils;
}
