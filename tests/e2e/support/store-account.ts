import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

type Given = { firstAccess?: boolean };
export type StoredAccount = { login: string; email: string };

/** A facilitator of the demo school with the demo's password, for errands that change a password. */
export async function storeAccount(database: Client, { firstAccess = false }: Given = {}): Promise<StoredAccount> {
  const login = `pessoa.${randomUUID().slice(0, 8)}`;
  const email = `${login}@demo.example`;
  await database.query(
    `INSERT INTO accounts (id, login, login_key, password_hash, first_access, tipo, name, email, school_id, updated_at)
     SELECT $1, $2, $2, password_hash, $3, tipo, 'Pessoa de Teste', $4, school_id, now()
       FROM accounts WHERE login = 'instrutor'`,
    [randomUUID(), login, firstAccess, email],
  );
  await database.query('INSERT INTO facilitators (id, updated_at) SELECT id, now() FROM accounts WHERE login = $1', [
    login,
  ]);
  await database.query(
    'INSERT INTO school_links (account_id, school_id) SELECT id, school_id FROM accounts WHERE login = $1',
    [login],
  );
  return { login, email };
}
