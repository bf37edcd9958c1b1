import type { Screened } from './care-sign';
import { namesStaff } from './staff-meant';

/** The last notice of a pupil in this conversation, while it is fresh. */
export type JustTold = Screened & {
  /** Names and nicknames of those who teach the pupil. */
  facilitators: readonly string[];
};

/** "foi a professora Marta", soon after a call for help, says who did it: it is a part of the call, and no question. */
export function toldOn(text: string, just: JustTold | null): Screened | null {
  if (!just || !namesStaff(text, just.facilitators)) return null;
  return { topic: just.topic, severity: just.severity };
}
