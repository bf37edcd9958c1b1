import { randomUUID } from 'node:crypto';
import { seal, sealedName } from '@/lib/access/sso/sealed-cookie';

type Pending = { sessionId?: string; subject?: string };

/** What a browser keeps that came from a provider, whose person a session's password has proved. */
export function pendingLink({ sessionId, subject = randomUUID() }: Pending): Promise<string> {
  const identity = { provider: 'google', issuer: 'https://id.example', subject, called: 'ana@escola.example' };
  return seal(sealedName('sso_link'), { ...identity, ...(sessionId && { sessionId }) });
}

export async function linkCookie(sessionId: string): Promise<string> {
  return `${sealedName('sso_link')}=${await pendingLink({ sessionId })}`;
}
