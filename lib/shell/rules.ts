/** The contract's, and the open pages': they must not wait for the contract. */
export const shellPersonPath = '/Users/shell';
