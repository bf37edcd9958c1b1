import { offsetFrom } from './clock';
import type { KeptAttempt, Standing } from './kept-attempt';
import type { Heard } from './lane';

/** An attempt goes on in this direction alone. */
const ranks = { released: 0, begun: 1, expired: 2, concluded: 2 } as const satisfies Record<Standing['state'], number>;

/**
 * Whether what was told now takes the place of what was known, in whatever order a line brings them: nothing that ended is
 * under way again, and of the same state the one that the server said later stands.
 */
export function standsOver(known: Standing | null, told: Standing): boolean {
  if (!known || ranks[told.state] > ranks[known.state]) return true;
  return ranks[told.state] === ranks[known.state] && told.now >= known.now;
}

/** What the server's reply changes of the attempt. */
export function newFacts(known: Standing | null, heard: Heard, isOfEnding: boolean): Partial<KeptAttempt> {
  const standing = heard.standing && standsOver(known, heard.standing) ? heard.standing : undefined;
  const { now, deadline } = standing ?? heard;
  return {
    ...(now !== undefined && { offsetMs: offsetFrom(now) }),
    ...(deadline && { deadline }),
    ...(standing && { standing }),
    // Ended by time too early: who teaches gave more, so the test goes on. Only the reply to the end itself says so.
    ...(isOfEnding && standing?.state === 'begun' && { ending: null }),
  };
}

/** What is kept with something new of it: another tab may have heard of the end meanwhile. */
export function withFacts(kept: KeptAttempt, facts: Partial<KeptAttempt>): KeptAttempt {
  const isOld = facts.standing && !standsOver(kept.standing, facts.standing);
  return { ...kept, ...facts, ...(isOld && { standing: kept.standing }) };
}

/** What a page knows with what another tab kept meanwhile: an end that was asked for there, or that the server told of. */
export function joinedAttempt(here: KeptAttempt, kept: KeptAttempt | undefined): KeptAttempt {
  if (!kept) return here;
  const standing = kept.standing && standsOver(here.standing, kept.standing) ? kept.standing : here.standing;
  return { ...here, ending: here.ending ?? kept.ending, standing, deadline: kept.deadline };
}
