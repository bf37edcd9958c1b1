export const subjectLengthMax = 120;
export const divisionLengthMax = 200;
export const questionLengthMax = 4000;
export const observationLengthMax = 2000;
/** Of an answer that is sent back: more than a model may write. */
export const answerLengthMax = 60_000;
/** The division that is all of a subject (§4). */
export const wholeSubject = 'Visão Geral';
/** The last messages that a model is sent (product.md §7). */
export const historyMax = 12;
/** A day, for a pupil (product.md §7). */
export const pupilQuestionsMax = 40;
export const pupilImagesMax = 10;
/** How long what was said has a person (product.md §7). */
export const transcriptsKeptMonths = 12;
/** What stands in place of an answer that could not be had (§8). */
export const failedAnswer = 'ERROR_FETCHING_RESPONSE_CHATBOT';
/** An answer of which nothing was written for so long is being written by nobody. */
export const staleAfterMs = 90_000;
/** Characters of all that a model is sent, unless it takes less. */
export const promptLengthMax = 24_000;
export const passageLengthMax = 2400;
export const historyMessageLengthMax = 1200;
/** What an adult is shown of what a pupil wrote. */
export const careExcerptLengthMax = 2000;
/** A pupil who goes on writing the same is not mailed of again so soon. */
export const careMailPauseMinutes = 60;
export const careNoticesPerPage = 20;
export const careNoticePagesMax = 500;
/** Of a pupil's conversations, for the facilitator who reads them. */
export const turnsPerPage = 20;
