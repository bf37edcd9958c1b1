import type { Tx } from '@/lib/platform/db/client';
import { loginStem, proposedLogin } from '../rules';

const digits = [...'123456789'];

/**
 * A login that nobody has, from a full name; empty where a name has no letter. Only the stem and what is numbered after it
 * is read: of a name of one letter everybody's login begins so.
 */
export async function freeLogin(db: Pick<Tx, 'account'>, name: string): Promise<string> {
  const stem = loginStem(name);
  if (stem === '') return '';
  const numbered = digits.map((digit) => ({ loginKey: { startsWith: `${stem}${digit}` } }));
  const like = await db.account.findMany({
    where: { OR: [{ loginKey: stem }, ...numbered] },
    select: { loginKey: true },
  });
  return proposedLogin(name, new Set(like.map(({ loginKey }) => loginKey)));
}
