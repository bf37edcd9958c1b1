import { pupilImagesMax } from './limits';

/** The robotics base (§5): pictures are of what was built. */
const roboticsBase = 'c9dc2ed0-0ed4-11ee';
const overview = 'Visão Geral';

/** Only there, and only of one topic. */
export function takesImages({ subject, division }: { subject: string; division: string }): boolean {
  return subject.startsWith(roboticsBase) && division !== '' && division !== overview;
}

/** Whether a pupil has used up the day's pictures: those that a model was shown, or those that were sent with questions. */
export function hasUsedImages({ shown, sent }: { shown: number; sent: number }): boolean {
  return Math.max(shown, sent) >= pupilImagesMax;
}

/** Stored and not yet sent with a question, for one person: enough for every tab, too few to fill a disk with. */
export const waitingImagesMax = 20;

/** A picture is sent to a model no larger than this, on either side. */
export const imageSideMax = 1280;
