/** A pupil's time in one class of a module. */
export type Stay = {
  classId: string;
  from: Date;
  /** None while he is in it. */
  until: Date | null;
  /** How and when the class ended; none while it goes on. */
  ended: { as: 'done' | 'cancelled'; at: Date } | null;
};

/** A class that was done ended the module for whoever was in it; who left before, or whose class was cancelled, goes on. */
function isUnfinished({ until, ended }: Stay): boolean {
  if (ended?.as === 'cancelled') return true;
  return until !== null && (ended === null || until < ended.at);
}

/** The classes that a pupil came into this one through, the first one first, and this one last. */
export function wayInto(classId: string, stays: readonly Stay[]): Stay[] {
  const here = stays.find((stay) => stay.classId === classId);
  if (!here) return [];
  const before = stays.filter((stay) => stay.from < here.from && isUnfinished(stay));
  const last = before.toSorted((a, b) => a.from.getTime() - b.from.getTime()).at(-1);
  return last ? [...wayInto(last.classId, before), here] : [here];
}
