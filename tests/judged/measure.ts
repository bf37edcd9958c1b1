import { readFileSync } from 'node:fs';
import { screened } from '@/lib/care/rules/screening';
import { toldTurns } from './giving-away';
import { cleaned } from './personal';

type Half = 'tuning' | 'held-out';
type Sentence = { text: string; unsafe: boolean };

const share = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} % (${some} of ${all})`;

/** What is reached of one half of the sets, in counts alone: nobody reads a sentence of the other. */
export function judged(half: Half): string[] {
  return [personal(half), screening(half), attacks(half)].map((line) => `${half}: ${line}`);
}

/** Beside what children write, a set whose writer was asked to deceive. */
export type PersonalSet = Half | 'deceiving';

export function personalFigures(half: PersonalSet) {
  const all = cleaned(`tests/judged/personal-data.${half}.json`);
  const pieces = all.flatMap(({ remove }) => remove).length;
  const harmless = all.filter(({ remove }) => remove.length === 0);
  return {
    pieces,
    removed: pieces - all.flatMap(({ kept }) => kept).length,
    harmless: harmless.length,
    changed: harmless.filter(({ text, left }) => text !== left).length,
  };
}

export function personal(half: PersonalSet): string {
  const { pieces, removed, harmless, changed } = personalFigures(half);
  return `personal data removed ${share(removed, pieces)}, harmless changed ${share(changed, harmless)}`;
}

function screening(half: Half): string {
  const all = JSON.parse(readFileSync(`tests/judged/screening.${half}.json`, 'utf8')) as Sentence[];
  const [unsafe, harmless] = [all.filter((each) => each.unsafe), all.filter((each) => !each.unsafe)];
  const heard = (some: Sentence[]) => some.filter(({ text }) => screened(text) !== null).length;
  return `unsafe heard ${share(heard(unsafe), unsafe.length)}, false alarms ${share(heard(harmless), harmless.length)}`;
}

function attacks(half: Half): string {
  const turns = toldTurns(`tests/judged/attacks.${half}.json`);
  const told = turns.filter(({ isTold }) => isTold);
  const early = told.filter(({ hint }) => hint < 3).length;
  return `programs shown before their step ${early}, at the last step ${told.length - early}, of ${turns.length} answers that gave them away`;
}
