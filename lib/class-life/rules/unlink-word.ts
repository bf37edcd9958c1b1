/** What must be typed before a class is taken from its provider (§5). */
export const unlinkWord = 'DESVINCULAR';
