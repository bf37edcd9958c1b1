/** Of a pupil's conversations, for the facilitator who reads them. */
export const turnsPerPage = 20;
