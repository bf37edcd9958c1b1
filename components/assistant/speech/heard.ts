/** A result of the Web Speech API, as far as it is looked at. */
export type SpeechResult = {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string; readonly confidence: number };
};

export type Heard = { final: string; interim: string };

/**
 * What was said, of all results of a session. Chrome on Android calls every guess final, with a confidence of zero, and
 * tells the words of before again with each: such a final is a guess (§9), and what repeats the words so far goes on from
 * them instead of standing behind them.
 */
export function heardIn(results: ArrayLike<SpeechResult>, isAndroid: boolean): Heard {
  const all = Array.from(results, ({ isFinal, 0: best }) => ({
    text: best.transcript.trim(),
    isFinal: isFinal && !(isAndroid && best.confidence === 0),
  }));
  const textsOf = (some: typeof all) => some.map(({ text }) => text);
  const finals = textsOf(all.filter(({ isFinal }) => isFinal));
  if (!isAndroid) return { final: joined(finals), interim: joined(textsOf(all.filter(({ isFinal }) => !isFinal))) };
  const final = finals.reduce((before, next) => continued(before, next), '');
  // What was guessed before a final one is in it.
  const guesses = textsOf(all.slice(all.findLastIndex(({ isFinal }) => isFinal) + 1));
  return {
    final,
    interim: beyond(
      final,
      guesses.reduce((before, next) => continued(before, next, true), final),
    ),
  };
}

/** The words of `text` that are not told yet, where `told` is how it begins. */
export function untold(told: string, text: string): string {
  return beyond(told, continued(told, text));
}

/** A guess may end in the middle of a word. */
function continued(before: string, next: string, isGuess = false): string {
  const [had, has] = [wordsOf(before), wordsOf(next)];
  const [hadText, hasText] = [folded(had), folded(has)];
  if (`${hasText} `.startsWith(isGuess ? hadText : `${hadText} `)) return joined(has);
  if (`${hadText} `.startsWith(`${hasText} `) || ` ${hadText}`.endsWith(` ${hasText}`)) return before;
  let common = Math.min(had.length, has.length);
  while (folded(had.slice(had.length - common)) !== folded(has.slice(0, common))) common -= 1;
  return joined([...had, ...has.slice(common)]);
}

function beyond(first: string, text: string): string {
  return joined(wordsOf(text).slice(wordsOf(first).length));
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function folded(words: readonly string[]): string {
  return words.join(' ').toLowerCase();
}
