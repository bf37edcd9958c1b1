/** A doubt waits until who teaches goes to it; a pupil who found out alone takes it back. */
export const doubtStates = ['waiting', 'takenUp', 'answered', 'withdrawn'] as const;

/** What who teaches sets it to: `waiting` sets it back. */
export const deskStates = ['waiting', 'takenUp', 'answered'] as const;
