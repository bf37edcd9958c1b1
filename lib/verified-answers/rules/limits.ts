export const verifiedAnswersPerPage = 20;
/** Offered at a time, the newest first. */
export const offeredMax = 20;
export const questionLengthMax = 500;
export const answerLengthMax = 4000;
/** Compared with one question of a pupil's: more than a class asks in a year. */
export const comparedMax = 500;
