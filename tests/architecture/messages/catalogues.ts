import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { filesUnder, type Tree } from '../source/tree';

/** Namespace to its keys (nested ones joined by dots) and sentences. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function catalogueOf(files: Tree, locale: string): Catalogue {
  const pattern = new RegExp(`^messages/${locale}/([^/]+)\\.json$`);
  const name = (file: string) => pattern.exec(file)?.[1] ?? '';
  return new Map(
    filesUnder(files, pattern).map(([file, source]) => [name(file), new Map(flat(JSON.parse(source), ''))]),
  );
}

function flat(value: unknown, key: string): [key: string, sentence: string][] {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, key === '' ? name : `${key}.${name}`));
}

/** Every message as `namespace.key`. */
export function sentencesOf(catalogue: Catalogue): Map<string, string> {
  return new Map(
    [...catalogue].flatMap(([name, keys]) => [...keys].map(([key, text]) => [`${name}.${key}`, text] as const)),
  );
}

const keysMax = 150;
/** The sentences of codes, which any screen and the API's document look up in one place. */
const codesMax = 300;
const ofCodes: ReadonlySet<string> = new Set(['failures', 'fields']);

/** Where two languages differ in files, keys or arguments, and what cannot be read or is too much for one file. */
export function catalogueFaults(files: Tree, source = 'pt-BR', other = 'en'): string[] {
  const [one, two] = [catalogueOf(files, source), catalogueOf(files, other)];
  const [ours, theirs] = [sentencesOf(one), sentencesOf(two)];
  return [
    ...[...one].flatMap(([name, keys]) => {
      const most = ofCodes.has(name) ? codesMax : keysMax;
      return keys.size > most ? [`${name}: ${keys.size} keys, at most ${most}`] : [];
    }),
    ...missing(one, two, other),
    ...missing(two, one, source),
    ...missing(ours, theirs, other),
    ...missing(theirs, ours, source),
    ...[...ours].flatMap(([key, text]) =>
      text.trim() === '' ? [`${key}: empty in ${source}`] : differing(key, text, theirs.get(key)),
    ),
  ];
}

function missing(some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>, locale: string): string[] {
  return [...some.keys()].filter((key) => !others.has(key)).map((key) => `${key}: not in ${locale}`);
}

function differing(key: string, one: string, two: string | undefined): string[] {
  if (two === undefined) return [];
  if (two.trim() === '') return [`${key}: empty in the other language`];
  try {
    const [ours, theirs] = [argumentsOf(parse(one)), argumentsOf(parse(two))].map((found) => found.sort().join(' '));
    return ours === theirs ? [] : [`${key}: takes ${ours || 'nothing'} here and ${theirs || 'nothing'} there`];
  } catch (error) {
    return [`${key}: ${String(error)}`];
  }
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

/** `name:kind` of each argument once; a choice by select names its cases, which the code hands over. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    const kind = kinds[element.type];
    if (kind === undefined || !('value' in element)) return [];
    const cases = element.type === TYPE.select ? `(${Object.keys(element.options).sort().join('|')})` : '';
    const inner =
      'children' in element
        ? element.children
        : 'options' in element
          ? Object.values(element.options).flatMap(({ value }) => value)
          : [];
    return [`${element.value}:${kind}${cases}`, ...argumentsOf(inner)];
  });
  return [...new Set(found)];
}
