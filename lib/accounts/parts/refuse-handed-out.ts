import { refuseUnless } from '@/lib/platform/errors/failures';
import { passwordMatches } from '@/lib/platform/passwords/passwords';

type Chosen = { firstAccess: boolean; passwordHash: string };

/**
 * A part of what sets the first password of the own, before its transaction: one that somebody else chose, and may have
 * printed, is nobody's own for being typed again.
 */
export async function refuseHandedOut(account: Chosen | null | undefined, password: string): Promise<void> {
  const isHandedOut = account?.firstAccess === true && (await passwordMatches(account.passwordHash, password));
  const fields = [{ path: 'password', code: 'password-handed-out' }];
  refuseUnless(!isHandedOut, 'request.invalid', { fields });
}
