import type { Tipo } from '@/lib/access/actor';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { dailyMost } from './daily-most';
import { wholeSubject } from './limits';

/** Of what was built (§5): in the robotics base alone, and only of one topic. */
export function takesImages({ subject, division }: { subject: string; division: string }): boolean {
  return subject === fixedBases.robotics.id && division !== '' && division !== wholeSubject;
}

/** Whether the day's pictures are used up: those that a model was shown, or those that were sent with questions. */
export function hasUsedImages(tipo: Tipo, { shown, sent }: { shown: number; sent: number }): boolean {
  return Math.max(shown, sent) >= dailyMost(tipo).images;
}

/** Stored and not yet sent with a question, for one person: enough for every tab, too few to fill a disk with. */
export const waitingImagesMax = 20;

/** A picture is sent to a model no larger than this, on either side. */
export const imageSideMax = 1280;
