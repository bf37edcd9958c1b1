import { withoutPersonalData } from '@/lib/assistant/rules/personal-data';
import { personalMarks } from '@/lib/assistant/rules/personal-marks';
import { askedWaysMax } from '@/lib/passages/rules/search';
import { words } from './words';

/** What is known of who asked: all of it is taken out. */
export type KnownPerson = {
  readonly names: readonly string[];
  readonly login: string;
  readonly schools: readonly string[];
  readonly classes: readonly string[];
};

const nameLengthMin = 3;

/**
 * Told to people of other schools, so more is taken out than on the way to a model: each part of a name by itself, the
 * login whatever it is, schools and classes. A word too many that is gone harms nobody.
 */
export function withoutPeople(text: string, { names, login, schools, classes }: KnownPerson): string {
  const first = withoutPersonalData(text, { names, login });
  const clean = schools.reduce((left, school) => withoutPersonalData(left, { names, school }), first);
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length >= nameLengthMin);
  const marked: [string, string][] = [
    ...[...classes, ...schools].map((whole): [string, string] => [whole, personalMarks.school]),
    [login, personalMarks.user],
    ...parts.map((part): [string, string] => [part, personalMarks.name]),
  ];
  return marked.reduce((left, [said, mark]) => withoutWord(left, said, mark), clean);
}

function withoutWord(text: string, said: string, mark: string): string {
  const letters = [...said.trim().normalize('NFD').replace(/\p{M}/gu, '')];
  if (letters.length === 0) return text;
  const pattern = letters.map((letter) => `${letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}\\p{M}*`).join('');
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\d[])${pattern}(?![\\p{L}\\p{M}\\d\\]])`, 'giu');
  return text.normalize('NFD').replace(found, mark).normalize('NFC');
}

/** The ways in which people ask for a section with one more; one that is there is not added, and a full list has none. */
export function withWay(ways: readonly string[], added: string): string[] | undefined {
  if (ways.some((way) => words(way) === words(added))) return [...ways];
  return ways.length < askedWaysMax ? [...ways, added] : undefined;
}
