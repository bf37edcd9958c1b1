import { graceSeconds, keyOpenMinutes } from './times';

export type KeyFacts = {
  state: 'released' | 'begun' | 'concluded' | 'expired';
  deadline: Date | null;
  concludedBy: 'student' | 'time' | 'facilitator' | null;
  keySentAt: Date | null;
  keyShownAt: Date | null;
  /** The same test is open to the pupil once more. */
  isAgain: boolean;
};

/**
 * Due once nothing that was given in time can still come and count by itself: at once where a person ended the test, after
 * the grace where time did; not while its pupil may do the test again. Shown once: the browser says so, or it closes by itself.
 */
export function keyStateOf(facts: KeyFacts, now: Date): 'none' | 'due' | 'shown' {
  const { state, deadline, concludedBy, keySentAt, keyShownAt, isAgain } = facts;
  if (state !== 'concluded' || !deadline) return 'none';
  if (keyShownAt) return 'shown';
  if (keySentAt && now.getTime() >= keySentAt.getTime() + keyOpenMinutes * 60_000) return 'shown';
  if (isAgain) return 'none';
  if (keySentAt) return 'due';
  const isStillHeard = concludedBy === 'time' && now.getTime() <= deadline.getTime() + graceSeconds * 1000;
  return isStillHeard ? 'none' : 'due';
}
