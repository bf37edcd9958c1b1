/** Answers of a model a day, of a school that set no other. */
export const dailyAnswersDefault = 1000;
export const dailyAnswersMost = 1_000_000;
/** From where on a school is warned (product.md §7). */
export const warningShare = 0.8;
/** How far back a school sees its use. */
export const shownDays = 14;
export const schoolsPerPage = 20;

export const contactNameLengthMax = 120;
export const modelLengthMax = 200;
export const addressLengthMax = 300;

export function lastFourOf(key: string): string {
  return key.slice(-4);
}

/** Whether so many answers are worth a warning. */
export function isNearLimit(answers: number, most: number): boolean {
  return answers >= Math.ceil(most * warningShare);
}

export type Answering = 'school' | 'product' | 'usedUp' | 'switchedOff' | 'guide';

/** Its model's source; or the guide: until midnight, while the limit is none, or for want of a model. */
export function answeringNow(
  source: 'school' | 'product' | undefined,
  { answers, most }: { answers: number; most: number },
): Answering {
  if (!source) return 'guide';
  if (most === 0) return 'switchedOff';
  return answers >= most ? 'usedUp' : source;
}

/** A key is kept only where somebody hears of what is grave. */
export function hasContact({ contactName, contactEmail }: { contactName: string; contactEmail: string }): boolean {
  return contactName !== '' && contactEmail !== '';
}

/** The days that are shown, the last one first; a day of which nothing is known was one without use. */
export function daysBefore(today: Date, count: number = shownDays): Date[] {
  return Array.from({ length: count }, (_, back) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - back);
    return day;
  });
}
