/** What a plan is made of, in the order in which it is read. */
export const openSections = ['materials', 'steps', 'activity', 'questions'] as const;
export const planSections = [...openSections, 'facilitatorNotes'] as const;
export type PlanSection = (typeof planSections)[number];

export const sectionLengthMax = 20_000;

/** The plan was published anew since it was adapted: what is new in it is not in the adaptation. */
export function isOutdated(basedOnVersion: number, published: { version: number } | null): boolean {
  return published !== null && published.version > basedOnVersion;
}
