import type { Tx } from '@/lib/platform/db/client';
import { loginKey } from '../rules';

type Logins = {
  schoolId: string;
  passwordHash: string;
  people: readonly { id: string; login: string; name: string }[];
};

/** Logins of pupils that share one password, which nobody is asked to change. */
export async function addPupilLogins(tx: Tx, { schoolId, passwordHash, people }: Logins): Promise<void> {
  await tx.account.createMany({
    data: people.map(({ id, login, name }) => ({
      id,
      login,
      loginKey: loginKey(login),
      name,
      tipo: 'aluno' as const,
      schoolId,
      passwordHash,
    })),
  });
}
