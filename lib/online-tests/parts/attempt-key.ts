import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens the answers of one attempt and nothing else. Counted from its id: every device of the pupil gets the same. */
export function attemptKey(secret: string, attemptId: string): string {
  return createHmac('sha256', secret).update(`attempt ${attemptId}`).digest('base64url');
}

export function isAttemptKey(secret: string, attemptId: string, key: string): boolean {
  const [right, given] = [Buffer.from(attemptKey(secret, attemptId)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given);
}
