/** Where a word stands to the exercise, the story or the game that a text tells of. */
export type Frame = 'here' | 'own' | 'earlier';

const ends = /^[.!?\n]+$/;

/** "my game" is of the game, "my sister" of one's own. */
function isMade(about: readonly string[] | undefined): boolean {
  return about?.some((one) => one === 'thing' || one === 'lesson' || one === 'frame') ?? false;
}

/** What a sentence tells behind such a word is of it, until somebody of one's own is spoken of. */
export function framesOf(
  words: readonly { readonly written: string }[],
  about: readonly (readonly string[])[],
): (Frame | undefined)[] {
  let [isHere, isOwn, wasEarlier] = [false, false, false];
  return words.map(({ written }, at) => {
    const frame = isHere ? (isOwn ? 'own' : 'here') : wasEarlier ? 'earlier' : undefined;
    if (ends.test(written)) [isHere, isOwn] = [false, false];
    if (about[at]?.includes('frame')) [isHere, isOwn, wasEarlier] = [true, false, true];
    else if (about[at]?.some((one) => one === 'me' || one === 'my') && !isMade(about[at + 1])) isOwn ||= isHere;
    return frame;
  });
}
