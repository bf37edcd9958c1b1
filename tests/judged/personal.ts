import { readFileSync } from 'node:fs';
import { personalDataCleaner } from '@/lib/privacy/rules/personal-data';
import { namesIn } from '@/lib/privacy/rules/told-names';
import { openMaterial } from './giving-away';

type Case = { text: string; remove: string[]; keep: string[]; who: { name: string; school: string; city: string } };

/** What of the sentences of a set is taken out, and what of the harmless is changed. */
export function cleaned(file: string) {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Case[];
  const inMaterial = namesIn(openMaterial());
  return all.map(({ text, remove, keep, who }) => {
    const left = personalDataCleaner({ names: [who.name], school: who.school, city: who.city })(text, { inMaterial });
    const stays = (piece: string) => left.toLowerCase().includes(piece.toLowerCase());
    return { text, left, remove, lost: keep.filter((piece) => !stays(piece)), kept: remove.filter(stays) };
  });
}
