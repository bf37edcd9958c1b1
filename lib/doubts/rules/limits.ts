export const doubtLengthMax = 500;
export const doubtAnswerLengthMax = 1000;
/** Of one pupil in one lesson, not answered yet. */
export const openDoubtsMax = 20;
