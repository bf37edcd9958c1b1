import { graceSeconds, keyOpenMinutes } from './times';

export type KeyFacts = {
  state: 'released' | 'begun' | 'concluded' | 'expired';
  deadline: Date | null;
  concludedBy: 'student' | 'time' | 'facilitator' | null;
  keySentAt: Date | null;
  keyShownAt: Date | null;
};

/**
 * Due once nothing that was given in time can still come and count by itself: at once where a person ended the test, after
 * the grace where time did. Shown once: the browser says so, or it closes by itself.
 */
export function keyStateOf(facts: KeyFacts, now: Date): 'none' | 'due' | 'shown' {
  const { state, deadline, concludedBy, keySentAt, keyShownAt } = facts;
  if (state !== 'concluded' || !deadline) return 'none';
  if (keyShownAt) return 'shown';
  if (keySentAt) return now.getTime() < keySentAt.getTime() + keyOpenMinutes * 60_000 ? 'due' : 'shown';
  const isStillHeard = concludedBy === 'time' && now.getTime() <= deadline.getTime() + graceSeconds * 1000;
  return isStillHeard ? 'none' : 'due';
}
