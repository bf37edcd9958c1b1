type Passage = { readonly sourceId: string; readonly address: string; readonly text: string };

const lengthMin = 12;
const lengthMax = 160;

/**
 * Questions that a part's own passages ask: the lesson's questions, those that a topic suggests. The first of each lesson
 * or topic come before the second, so that a whole module begins with more than its first lesson.
 */
export function ownQuestions(passages: readonly Passage[]): string[] {
  const bySource = Map.groupBy(passages, ({ sourceId }) => sourceId);
  const each = [...bySource.values()].map((own) => own.flatMap(({ text }) => text.split('\n').flatMap(questionIn)));
  const longest = Math.max(0, ...each.map((questions) => questions.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => each.flatMap((questions) => questions[turn] ?? []));
  return [...new Set(inTurn.flat())];
}

/** A whole line: an item or a sentence of its own, and no question that a plan quotes. */
function questionIn(line: string): string[] {
  const said = line.replace(/^(?:\d{1,3}\. |- )/, '').trim();
  const isWhole = /^[\p{Lu}¿]/u.test(said) && said.endsWith('?');
  return isWhole && said.length >= lengthMin && said.length <= lengthMax ? [said] : [];
}
