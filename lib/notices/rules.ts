export const noticesPerPage = 20;
/** A home shows the newest; nobody reads more before a lesson. */
export const shownMax = 5;
export const titleLengthMax = 120;
export const textLengthMax = 2000;
