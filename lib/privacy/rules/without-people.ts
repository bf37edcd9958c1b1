import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { withoutAccents } from '@/lib/platform/text/folded';
import { classRemover, type NamedClass } from './class-forms';
import { withoutFullNames } from './introduced-names';
import { listedNamesRemover } from './listed-names';
import { readInOneSpelling } from './one-spelling';
import { personalDataCleaner } from './personal-data';

/** What is known of whoever wrote: all of it is taken out. */
export type KnownPerson = {
  readonly names: readonly string[];
  readonly login: string;
  readonly schools: readonly string[];
  readonly classes: readonly NamedClass[];
  /** Names of those whom they may write of: everybody of their classes. */
  readonly others: readonly string[];
};

const nameLengthMin = 3;
/** A class that is called "A" tells of nobody, and "a" is in every sentence. */
const wholeLengthMin = 2;

/**
 * Told to people of other schools, and kept when it is nobody's, so more is taken out than on the way to a model: each
 * part of a name by itself, the login whatever it is, schools and classes. A word too many that is gone harms nobody.
 */
export function withoutPeople({ names, login, schools, classes, others }: KnownPerson): (text: string) => string {
  const cleaners = [
    personalDataCleaner({ names, login }),
    ...schools.map((school) => personalDataCleaner({ names, school })),
    listedNamesRemover(others, { alone: true }),
    withoutFullNames,
  ];
  const marked: [string, string][] = [
    ...[...classes.map(({ name }) => name), ...schools].map((whole): [string, string] => [whole, personalMarks.school]),
    [login, personalMarks.user],
    ...names.flatMap(tellingParts).map((part): [string, string] => [part, personalMarks.name]),
  ];
  const words = marked.flatMap(([said, mark]) => wordRemover(said, mark) ?? []);
  const shortClasses = classes.flatMap((one) => classRemover(one) ?? []);
  const all = [...cleaners, ...words, ...shortClasses];
  return readInOneSpelling((text) => all.reduce((left, clean) => clean(left), text));
}

/** What binds the parts of a name ("dos") is in every sentence. */
function tellingParts(name: string): string[] {
  return name.split(/\s+/).filter((part) => part.length >= nameLengthMin && !/^d[aeo]s$/i.test(part));
}

function wordRemover(said: string, mark: string): ((text: string) => string) | undefined {
  const letters = [...withoutAccents(said.trim())];
  if (letters.length < wholeLengthMin) return undefined;
  const pattern = letters.map((letter) => `${letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}\\p{M}*`).join('');
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\d[])${pattern}(?![\\p{L}\\p{M}\\d\\]])`, 'giu');
  return (text) => text.normalize('NFD').replace(found, mark).normalize('NFC');
}
