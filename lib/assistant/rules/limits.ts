export const subjectLengthMax = 120;
export const divisionLengthMax = 200;
export const questionLengthMax = 4000;
export const observationLengthMax = 2000;
/** Of an answer that is sent back: more than a model may write. */
export const answerLengthMax = 60_000;
/** The division that is all of a subject (§4). */
export const wholeSubject = 'Visão Geral';
/** Of what was found, as much as an answer is made from. */
export const passagesMax = 6;
/** What answers as well lies elsewhere than where the question was asked: so many more. */
export const passagesBesideMax = 2;
/** The last messages that a model is sent (product.md §7). */
export const historyMax = 12;
/**
 * What one person may send in a minute: more than hands can, since a client may tell each answer besides and a bad line
 * asks again. Counted by person, so that a class behind one address never meets them.
 */
export const messagesAMinute = 60;
export const promptsAMinute = 60;
/** As many questions of a conversation are known to have been taken back: more than a line holds up. */
export const takenBackMax = 20;
export const uploadsAMinute = 30;
/** How long what was said has a person (product.md §7). */
export const transcriptsKeptMonths = 12;
/** What stands in place of an answer that could not be had (§8). */
export const failedAnswer = 'ERROR_FETCHING_RESPONSE_CHATBOT';
/** Characters of all that a model is sent, unless it takes less. */
export const promptLengthMax = 24_000;
export const passageLengthMax = 2400;
export const historyMessageLengthMax = 1200;
