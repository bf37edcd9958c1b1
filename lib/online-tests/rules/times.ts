/** A test is begun within two hours after it was released, a redo within ten minutes (§4, §9). */
export const beginMinutes = { first: 120, redo: 10 } as const;

/** What was given in time counts by itself when it is heard so long after the end. */
export const graceSeconds = 120;

/** The key closes by itself so long after it first left the server. */
export const keyOpenMinutes = 10;

export const extraMinutesMax = 240;

/** What who teaches is shown of a test before releasing it (§9). */
export const previewQuestions = 5;
export const previewMinutes = 10;

const minuteMs = 60_000;

/** What the model says, else two minutes a question and ten at least. */
export function limitOf(version: number | null, questions: number): number {
  return version ?? Math.max(10, 2 * questions);
}

export function beginUntil(releasedAt: Date, kind: keyof typeof beginMinutes): Date {
  return new Date(releasedAt.getTime() + beginMinutes[kind] * minuteMs);
}
