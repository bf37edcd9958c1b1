import { readFileSync } from 'node:fs';
import { randomFrom } from '../learning/random';

export type Written = {
  readonly text: string;
  readonly pieces: readonly { start: number; end: number; slot: string }[];
};

const folder = 'tests/privacy/learn';
const linesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').trimEnd().split('\n');

/** Sentences from templates: what each slot is filled with changes from one to the next, always in the same order. */
export function filledTemplates(tails: readonly string[], perClause: number, perHarmless: number): Written[] {
  const fillers = JSON.parse(readFileSync(`${folder}/fillers.json`, 'utf8')) as Record<string, string>;
  const lists = Object.fromEntries(Object.entries(fillers).map(([slot, list]) => [slot, list.split('|')]));
  const random = randomFrom(4711);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const spelt = () => {
    const [isSmall, isBare] = [random() < 0.45, random() < 0.5];
    return (text: string) => {
      const bare = isBare ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
      return isSmall ? bare.toLowerCase() : bare;
    };
  };
  const made: Written[] = [];
  const fill = (template: string, tail: string, isFirst: boolean) => {
    const spell = spelt();
    const filled = pieced(template, (slot) => one(lists[slot] ?? ['']), spell);
    const joint = one([', ', ' ', '. ', ' e ', ' mas ', '? ', '! ', ' kkk ', '\n']);
    if (tail === '') made.push(filled);
    else if (isFirst) made.push({ text: filled.text + joint + tail, pieces: filled.pieces });
    else {
      const by = tail.length + joint.length;
      made.push({
        text: tail + joint + filled.text,
        pieces: filled.pieces.map(({ start, end, slot }) => ({ start: start + by, end: end + by, slot })),
      });
    }
  };
  const tail = () => (random() < 0.2 ? '' : one(tails));
  for (const template of linesOf('clauses.txt'))
    for (let n = 0; n < perClause; n++) fill(template, tail(), random() < 0.6);
  for (const template of linesOf('harmless.txt')) {
    const count = /</.test(template) ? perHarmless : Math.ceil(perHarmless / 3);
    for (let n = 0; n < count; n++) fill(template, random() < 0.7 ? '' : one(tails), random() < 0.6);
  }
  return made;
}

function pieced(template: string, filler: (slot: string) => string, spell: (text: string) => string): Written {
  const pieces: { start: number; end: number; slot: string }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: found, 1: gone, 2: stays, index } of template.matchAll(/\{(\w+)\}|<(\w+)>/g)) {
    const slot = gone ?? stays ?? '';
    const filled = filler(slot);
    text += spell(template.slice(from, index));
    if (filled === '') text += found;
    else {
      // What somebody typed in capitals is a password or a login: its letters are its own.
      const written = /^(?:secret|handle|document)$/.test(slot) ? filled : spell(filled);
      if (gone !== undefined) pieces.push({ start: text.length, end: text.length + written.length, slot });
      text += written;
    }
    from = index + found.length;
  }
  return { text: text + spell(template.slice(from)), pieces };
}
