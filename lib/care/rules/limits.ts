/** What an adult is shown of what a pupil wrote: all of the longest question, because a cry may stand at its end. */
export const careExcerptLengthMax = 4000;
/** From one mail about a pupil to the next, while the school has not seen what the first was of. */
export const careMailPauseMinutes = 60;
export const careNoticesPerPage = 20;
export const careNoticePagesMax = 500;
/** So long "ela fez de novo" tells of whoever teaches, when that was told. */
export const staffDays = 30;
/** What a pupil wrote so long before and after telling of who teaches is read by none of those, wherever it was. */
export const keptHours = 24;
/** So long what a pupil writes in the same conversation may go on with what was told. */
export const toldOnMinutes = 60;
/** What an adult writes of what was done. */
export const careActionLengthMax = 500;
