import type { Actor, Tipo } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '../failures';
import { loginKey } from '../rules';
import { exchangePhoto } from './exchange-photo';

export type NewAccount = {
  login: string;
  /** Of `hashPassword`, in the command's `prepare`: it takes too long for a transaction. */
  passwordHash: string;
  tipo: Tipo;
  name: string;
  /** Pupils have none. */
  email: string | null;
  photoUrl: string | null;
  /** The school that is open first; the own one of whoever works at one alone. */
  schoolId: string | null;
  active?: boolean;
};

/**
 * A part of registering somebody, whatever the tipo. Somebody else chose the password, so the person confirms one of the
 * own first. Who takes the login at the same moment is refused by the table's own constraint.
 */
export async function createAccount(tx: Tx, actor: Actor, { photoUrl, ...person }: NewAccount) {
  const key = loginKey(person.login);
  const isTaken = (await tx.account.findUnique({ where: { loginKey: key }, select: { id: true } })) !== null;
  refuseUnless(!isTaken, 'account.login-taken', { fields: [{ path: 'login', code: 'login-taken' }] });
  const created = await tx.account.create({
    data: { ...person, photoUrl, loginKey: key, firstAccess: true },
    select: { id: true, login: true },
  });
  await exchangePhoto(tx, actor, { accountId: created.id, from: null, to: photoUrl });
  return created;
}
