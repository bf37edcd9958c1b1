/** When a self-study course becomes available (§9), as the moment that the day begins in Brazil. */
const releases: ReadonlyMap<string, Date> = new Map([['FF1', new Date('2024-11-25T03:00:00Z')]]);

export function isAvailable(courseCode: string, now: Date): boolean {
  const release = releases.get(courseCode);
  return release === undefined || now >= release;
}

type Step = { lessonCode: string; isDone: boolean };

/** Where to go on: the first lesson after this one that is not done, else the first of all; nothing when all are. */
export function nextLesson<S extends Step>(steps: readonly S[], afterCode?: string): S | undefined {
  const at = steps.findIndex(({ lessonCode }) => lessonCode === afterCode) + 1;
  return [...steps.slice(at), ...steps.slice(0, at)].find(
    ({ lessonCode, isDone }) => !isDone && lessonCode !== afterCode,
  );
}
