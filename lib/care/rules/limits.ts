/** What an adult is shown of what a pupil wrote. */
export const careExcerptLengthMax = 2000;
/** From one mail about a pupil to the next, while the school has not seen what the first was of. */
export const careMailPauseMinutes = 60;
export const careNoticesPerPage = 20;
export const careNoticePagesMax = 500;
