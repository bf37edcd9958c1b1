/** Ten sheets at once: more would keep a school waiting for its hashes, and nobody cuts out more at a time. */
export const cardsMax = 100;
