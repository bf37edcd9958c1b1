import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { groupedPhones } from './grouped-phones';
import { introducedNamesRemover } from './introduced-names';
import { isOfLesson, showsBadExample } from './lesson-spans';
import { listedNamesRemover, nameParts } from './listed-names';
import { readInOneSpelling } from './one-spelling';
import { withoutOwnHandles } from './own-handles';
import { loginAndSchoolRemovals } from './own-login-and-school';
import { ownSurnamesRemover } from './own-surnames';
import type { PersonDetails, Removal } from './person-details';
import { withoutEmails } from './personal-addresses';
import { documents, isOfExample, phones } from './personal-numbers';
import { shapedHandles } from './shaped-handles';
import { speltNumbers } from './spelt-numbers';
import { weighed } from './tagging';
import { addresses, toldAddresses } from './told-addresses';
import { toldBehind } from './told-behind';
import { toldBirths } from './told-births';
import { toldCodes } from './told-codes';
import { toldBirthdays, toldSchools } from './told-days-and-schools';
import { toldFamily, toldLosses, toldSpots } from './told-family';
import { toldGreetings, toldSelf } from './told-greetings';
import { toldHandles } from './told-handles';
import { toldHealth } from './told-health';
import { toldNames } from './told-names';
import { toldPlaces } from './told-places';
import { toldRegisters } from './told-registers';
import { toldSecrets } from './told-secrets';
import { plainText, type Span, spansOf, withoutSpans } from './told-spans';
import { surely } from './told-surely';
import { toldTimes } from './told-times';

/**
 * A text as it may leave the server: nobody can be found by it. Every run in these patterns has an end, because anybody
 * may ask anything; numbers of exercises, pins and code stay.
 */
export function withoutPersonalData(text: string, person: PersonDetails): string {
  return personalDataCleaner(person)(text);
}

type Around = {
  /** Names that the material itself speaks of: nobody's, unless somebody is said to be called so. */
  readonly inMaterial?: ReadonlySet<string>;
  /** Takes out whole names that we hold, before parts of them are taken for themselves. */
  readonly others?: (text: string) => string;
};
export type Cleaner = (text: string, around?: Around) => string;
/** A text without what is known of somebody, and what the patterns find told in it. */
type Read = { readonly text: string; readonly found: readonly Span[]; readonly spoken: ReadonlySet<string> };

/** The same for many texts: what is known of a person is made into patterns once. */
export function personalDataCleaner(person: PersonDetails, known = knownRemover(person)): Cleaner {
  const read = personalDataReader(person, known);
  return (text, around) =>
    readInOneSpelling((seen) => {
      const { text: left, found, spoken } = read(seen, around);
      return withoutSpans(left, weighed(left, found, spoken));
    })(text);
}

/** What is weighed then: of a text in one spelling, what its sentences are learned from as well. */
export function personalDataReader(
  person: PersonDetails,
  known = knownRemover(person),
): (text: string, around?: Around) => Read {
  const firsts = firstNamesOf(person);
  return (seen, { inMaterial = nobody, others = (all: string) => all } = {}) => {
    const spoken = new Set([...inMaterial].filter((name) => !firsts.has(name)));
    const text = others(known(seen));
    return { text, found: toldIn(text, spoken), spoken };
  };
}

/** Takes out what we hold of a person, and the ways to reach anybody; of what a text tells itself it knows nothing. */
export function knownRemover(person: PersonDetails): (text: string) => string {
  const all = [...reached, ...loginAndSchoolRemovals(person)];
  const withoutNames = listedNamesRemover(person.names, { alone: false });
  const withoutIntroduced = introducedNamesRemover(firstNamesOf(person));
  const withoutHandles = withoutOwnHandles(person.names);
  const withoutSurnames = ownSurnamesRemover(person.names);
  return (text) =>
    without(
      schools,
      withoutHandles(withoutSurnames(withoutIntroduced(withoutNames(without(all, withoutEmails(text)))))),
    );
}

function firstNamesOf({ names }: PersonDetails): Set<string> {
  return new Set(names.flatMap((name) => nameParts(name).slice(0, 1)).filter(({ length }) => length > 2));
}

const nobody: ReadonlySet<string> = new Set();
const allTold = [
  ...toldBehind,
  ...toldSecrets,
  ...toldRegisters,
  ...toldHandles,
  ...toldSchools,
  ...toldSelf,
  ...toldFamily,
  ...toldLosses,
  ...toldHealth,
  ...toldSpots,
  ...toldTimes,
  ...toldPlaces,
  ...toldBirthdays,
];
/** Runs without an end are no words either: a pattern would try each way to cut them. */
const marked = new RegExp(
  `(${Object.values(personalMarks)
    .map((mark) => mark.replace(/[[\]]/g, '\\$&'))
    .join('|')}|\\s{12,}|[^\\s,;!?]{80,})`,
);

/** What a text itself tells of people; what stands between marks that are there already is read by itself. */
function toldIn(text: string, inMaterial: ReadonlySet<string>): Span[] {
  let from = 0;
  return text.split(marked).flatMap((part, at) => {
    const start = from;
    from += part.length;
    if (at % 2 === 1) return [];
    const told = toldInPart(part, inMaterial).filter(
      ({ start, end, mark }) => !isOfExample(part.slice(start, end), mark),
    );
    return told.map((span) => ({ ...span, start: span.start + start, end: span.end + start }));
  });
}

function toldInPart(text: string, inMaterial: ReadonlySet<string>): Span[] {
  if (!/[\p{L}\d]{2}/u.test(text)) return [];
  const plain = plainText(text);
  const found = [
    ...spansOf(text, plain, allTold).filter((span) => !isOfLesson(plain, span)),
    ...toldAddresses(text),
    ...speltNumbers(plain),
    ...groupedPhones(plain),
    ...toldBirths(plain),
    ...toldCodes(plain),
    ...toldGreetings(text, plain),
    ...(showsBadExample(plain) ? [] : shapedHandles(text, plain)),
    ...toldNames(text, plain, inMaterial),
  ];
  return [...surely(text, plain, found), ...found];
}

/** Of what is written for people to read: the ways to reach somebody, and no more. */
export function withoutContacts(text: string): string {
  return without(contacts, withoutEmails(text));
}

function without(all: readonly Removal[], text: string): string {
  const has = {
    at: text.includes('@'),
    digit: /\d/.test(text),
    long: manyDigits.test(text),
  };
  return all.reduce(
    (left, [pattern, mark, sign]) =>
      sign && !has[sign] ? left : left.replace(pattern, typeof mark === 'string' ? () => mark : mark),
    text,
  );
}

function ofDigits(all: readonly Removal[]): Removal[] {
  return all.map(([pattern, mark]) => [pattern, mark, 'digit']);
}

/** The shortest of what is known by its digits has seven. */
const manyDigits = /(?:\d\D{0,4}){7}/;

const networks =
  'insta(?:gram)?|tik ?tok|discord|snap(?:chat)?|face(?:book)?|twitter|telegram|kwai|roblox|threads|twitch';
const profiles: readonly Removal[] = [
  [
    /(?:https?:\/\/)?(?:www\.|m\.)?(?:(?:instagram|facebook|fb|tiktok|twitter|x|snapchat|twitch|threads|kwai|github|roblox|linkedin|youtube|pinterest)\.(?:com|net|tv)|t\.me|wa\.me|discord\.gg|scratch\.mit\.edu\/users)\/[@\w.\-/?=&%]{1,200}/gi,
    (found) => (isOpenPage(found) ? found : personalMarks.profile),
  ],
  // A decorator or an at-rule begins its line and is alone on it; whatever else begins with @ is somebody.
  [
    /(?<![\p{L}\d.@])@[\p{L}\d_][\p{L}\d._]{2,29}/gu,
    (found, ...rest) => (isCodeAt(found, rest) ? found : personalMarks.profile),
    'at',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:meu|minha|my)\s+(?:(?:user(?:name)?|nick|usu[aá]rio|perfil|conta)\s+(?:do|no|da|on|in)\s+)?(?:${networks})\s*(?:é|eh|:|=|is)\s*)(?!\[)[\p{L}\d_][\p{L}\d._#-]{1,40}`,
      'giu',
    ),
    (_found, words) => `${words}${personalMarks.profile}`,
  ],
];

function isOpenPage(address: string): boolean {
  return /youtube\.com\/(?:watch|embed|results|playlist|shorts)|github\.com\/(?:features|topics|search)/i.test(address);
}

const atRules = /^@(?:media|import|keyframes|font|supports|charset|namespace|page|layer|container|property)/i;

function isCodeAt(found: string, rest: readonly unknown[]): boolean {
  const [at, whole] = rest.slice(-2) as unknown as [number, string];
  const lineStart = whole.lastIndexOf('\n', at - 1) + 1;
  const behind = whole.slice(at + found.length).split('\n', 1)[0] ?? '';
  if (atRules.test(found)) return true;
  return (
    whole.slice(lineStart, at).trim() === '' && /^\s*(?:\(.*\)?)?\s*$/.test(behind.slice(0, 200)) && !/\d/.test(found)
  );
}

const month =
  'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december';
const date = String.raw`(?:\d{1,2}\s*[/.-]\s*\d{1,2}(?:\s*[/.-]\s*\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}(?:º)?\s+(?:de\s+|of\s+)?(?:${month})(?:\s+(?:de\s+|of\s+)?\d{4})?|(?:${month})\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?)`;

const births = ofDigits([
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:nasci|nascid[oa]|nascimento|anivers[aá]rio|niver|born|birthday|birth\s?date|dob)(?!\p{L})[^\n\d]{0,30}?)${date}`,
      'giu',
    ),
    (_found, words) => `${words}${personalMarks.birthDate}`,
  ],
]);

const reached: readonly Removal[] = [...profiles, ...phones, ...documents, ...births];
const contacts: readonly Removal[] = [...reached, ...addresses];

const schools: readonly Removal[] = [
  [
    /(?<!\p{L})((?:[Ee]stud[oa]|[Ss]ou|[Ss]tudy|[Gg]o)\s+(?:na|no|da|do|at|to)\s+)(?:[Ee]scola|[Cc]ol[eé]gio|EMEF|EMEI|EM|EE|ETEC|[Ss]chool)(?:\s+(?:[Mm]unicipal|[Ee]stadual|[Tt][eé]cnica|d[aeo]s?)){0,3}(?:\s+(?:d[aeo]s?\s+)?\p{Lu}\p{L}{1,30}){1,5}/gu,
    (_found, words) => `${words}${personalMarks.school}`,
  ],
];
