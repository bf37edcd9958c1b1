import { globSync, readFileSync } from 'node:fs';

export type Sentence = {
  readonly text: string;
  readonly danger: boolean;
  readonly topic: string;
  readonly set: string;
};

/** What screening learns from: the sentences that its builders may read. None of `held-out.json` and `fresh.json`. */
export function learningSentences(): Sentence[] {
  const files = [...globSync('tests/screening/learn/*.json').sort(), 'tests/screening/tuning.json'];
  const lessons = readFileSync('tests/screening/learn/lessons.txt', 'utf8').trimEnd().split('\n');
  const read = files.flatMap((file) => {
    const set = file.replace(/^.*[\\/]|\.json$/g, '');
    return (JSON.parse(readFileSync(file, 'utf8')) as Omit<Sentence, 'set'>[]).map((each) => ({ ...each, set }));
  });
  return [...read, ...lessons.map((text) => ({ text, danger: false, topic: '', set: 'lessons' }))];
}
