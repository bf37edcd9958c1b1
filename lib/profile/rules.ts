/** The contract's, and the shell's: a first page must not wait for the contract's schemas. */
export const profilePath = '/Users/profile';
