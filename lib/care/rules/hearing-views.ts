/** As a whole a text is read up to so many words: a cry in the middle of a long one is found by its sentence. */
const wholeMax = 100;
const sentenceMin = 4;
/** Who writes without full stops is read by so many words at a time, and by the half of them once more. */
const sentenceMax = 40;
const windowLength = 26;

/** The parts of a text that are judged each by itself, of words of `chatWords`. */
export function viewsOf(text: string): string[][] {
  const sentences = text
    .split(/ ?\. ?/)
    .map((sentence) => sentence.split(' ').filter(Boolean))
    .filter((words) => words.length > 0);
  const all = text.split(' ').filter(Boolean);
  const views = all.length <= wholeMax || sentences.length === 0 ? [all] : [];
  if (sentences.length === 1 && all.length <= sentenceMax) return views;
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1];
    if (sentence.length > sentenceMax) views.push(...windowsOf(sentence));
    else if (sentence.length >= sentenceMin) views.push(sentence);
    if (next && sentence.length + next.length <= sentenceMax) views.push([...sentence, '.', ...next]);
  }
  return views.length > 0 ? views : [all];
}

function windowsOf(words: readonly string[]): string[][] {
  const windows: string[][] = [];
  for (let from = 0; from === 0 || from + windowLength / 2 < words.length; from += windowLength / 2) {
    windows.push(words.slice(from, from + windowLength));
  }
  return windows;
}
