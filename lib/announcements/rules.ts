export const announcementsPerPage = 20;
/** A home tells of these, one after the other; more stand on the board. */
export const metAtOnceMax = 3;
export const titleLengthMax = 120;
export const textLengthMax = 4000;
/** What a screen tells of at once. */
export const seenAtOnceMax = 50;
/** More schools than these are all of them. */
export const schoolsMax = 1000;
