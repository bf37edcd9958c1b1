import type { Tx } from '@/lib/platform/db/client';
import { loginKey } from '../rules';

export type NewLogin = { id: string; login: string; name: string; passwordHash: string };

/**
 * A part of registering many pupils at once, each with a password of the own that is handed out: it is confirmed at the
 * first sign-in. One statement.
 */
export async function addLogins(tx: Tx, schoolId: string, people: readonly NewLogin[], now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO accounts (id, login, login_key, name, password_hash, first_access, tipo, school_id, created_at, updated_at)
    SELECT id, login, login_key, name, password_hash, true, 'aluno', ${schoolId}::uuid, ${now}, ${now}
      FROM unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ login }) => login)}::text[],
                  ${people.map(({ login }) => loginKey(login))}::text[], ${people.map(({ name }) => name)}::text[],
                  ${people.map(({ passwordHash }) => passwordHash)}::text[])
           AS given(id, login, login_key, name, password_hash)`;
}
