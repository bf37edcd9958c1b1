import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** A school of one test alone, and its login, with the demo's password. */
export async function storeSchool(database: Client): Promise<{ id: string; name: string; login: string }> {
  const [id, mark] = [randomUUID(), randomUUID().slice(0, 8)];
  const [name, login] = [`Escola Ensaio ${mark}`, `escola.${mark}`];
  await database.query(
    "INSERT INTO schools (id, name, city, state, updated_at) VALUES ($1, $2, 'Recife', 'PE', now())",
    [id, name],
  );
  await database.query(
    `INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, school_id, updated_at)
     SELECT $1, $2, $2, password_hash, tipo, 'Secretaria', $3, now() FROM accounts WHERE login = 'escola'`,
    [randomUUID(), login, id],
  );
  return { id, name, login };
}
