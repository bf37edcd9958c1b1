export const schoolYears = [
  'EF1',
  'EF2',
  'EF3',
  'EF4',
  'EF5',
  'EF6',
  'EF7',
  'EF8',
  'EF9',
  'EM1',
  'EM2',
  'EM3',
] as const;
export const questionsMax = 200;
export const phrasesMax = 10;
export const phraseLengthMax = 200;
export const addressesMax = 10;
/** An administrator who tries things out, not a class: what answers may cost money. */
export const tryOutsMax = 30;
export const tryOutSeconds = 600;
/** A run of which nothing was heard for so long is worked at by nobody: starting it again gives it a new job. */
export const stalledAfterMs = 10 * 60_000;
export const runsShown = 30;
export const dislikedPerPage = 20;
/** Lessons of the map of doubts on one page. */
export const lessonsPerPage = 25;
/** Of fewer, who asked could be guessed. */
export const groupMin = 5;
/** Questions with a verified answer, quoted beside a lesson. */
export const shownQuestionsMax = 5;
