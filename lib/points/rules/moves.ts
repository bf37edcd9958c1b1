/** A pupil's time in one class of a module. Who left a class and came back stays twice. */
export type Stay = {
  classId: string;
  cameAt: Date;
  /** The first time that he came: who left and came back was there all along. */
  from: Date;
  /** None while he is in it. */
  until: Date | null;
  /** How and when the class ended, or was done with its last unit; none while it goes on. */
  ended: { as: 'done' | 'cancelled'; at: Date } | null;
};

/**
 * A class that was done ended the module for whoever was in it and came here afterwards. Who left before, or whose class
 * was cancelled, goes on; so does who is in both at once, or each of them would pay the same.
 */
function isUnfinished({ until, ended }: Stay, here: Stay): boolean {
  if (ended?.as !== 'done' || ended.at > here.cameAt) return true;
  return until !== null && until < ended.at;
}

/** The classes that a pupil came into this one through, the first one first, and this one last. */
export function wayInto(classId: string, stays: readonly Stay[]): Stay[] {
  const inOrder = stays.toSorted((a, b) => a.cameAt.getTime() - b.cameAt.getTime());
  const here = inOrder.findLast((stay) => stay.classId === classId);
  if (!here) return [];
  return [...inOrder.filter((stay) => stay.cameAt < here.cameAt && isUnfinished(stay, here)), here];
}

/** Of a unit that was paid, the way as far as the class that paid it, as it was then; all of it while nobody has. */
export function wayUntilPaid(way: readonly Stay[], paid: { by: string; at: Date } | undefined): readonly Stay[] {
  const last = way.findLastIndex(({ classId, cameAt }) => paid && classId === paid.by && cameAt <= paid.at);
  return last < 0 ? way : way.slice(0, last + 1);
}
