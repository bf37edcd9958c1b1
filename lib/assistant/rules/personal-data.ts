import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Known, Taken } from './known';
import { namesTaker } from './known-names';
import { ofKnown } from './known-person';

/**
 * A text as it may leave the server: nobody can be found by it. Every run in these patterns has an end, because anybody
 * may ask anything; numbers of exercises, pins and code stay.
 */
export function withoutPersonalData(text: string, known: Known): string {
  return personalDataCleaner(known)(text);
}

/** The same for many texts: what is known of a person is made into patterns once. */
export function personalDataCleaner(known: Known): (text: string) => string {
  const all = [...contacts, ...phones, ...documents, ...homes, ...places, ...ofKnown(known)];
  const withoutNames = namesTaker(known.names, { alone: false });
  return (text) => without(told, withoutNames(without(all, text)));
}

function without(all: readonly Taken[], text: string): string {
  const has = { at: text.includes('@'), digit: /\d/.test(text), mailer: mailers.test(text) };
  return all.reduce(
    (left, [pattern, mark, sign]) =>
      sign && !has[sign] ? left : left.replace(pattern, typeof mark === 'string' ? () => mark : mark),
    text,
  );
}

function ofDigits(all: readonly Taken[]): Taken[] {
  return all.map(([pattern, mark]) => [pattern, mark, 'digit']);
}

const mailers = /gmail|hotmail|outlook|yahoo|icloud|uol|bol|live/iu;

const networks =
  'insta(?:gram)?|tik ?tok|discord|snap(?:chat)?|face(?:book)?|twitter|telegram|kwai|roblox|threads|twitch';
/** A digit that stands in no longer number, decimal or code. */
const before = String.raw`(?<![\p{L}\d_.,#/-])`;
const after = String.raw`(?![\d_]|[.,-]\d|\p{L})`;
/** Words after which digits are a telephone, whatever they look like. */
const phoneWords = `(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|zap|phone|me liga(?:r)?(?: no)?|call me(?: at)?|text me(?: at)?)`;

const contacts: readonly Taken[] = [
  [/[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu, personalMarks.email, 'at'],
  [
    /(?<![\p{L}\d])[\p{L}\d._%+-]{1,64}\s{0,2}[[(]?\b(?:arroba|at)\b[\])]?\s{0,2}(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|live)(?:\s{0,2}[[(]?(?:\.|ponto|dot)[\])]?\s{0,2}com)?(?:\s{0,2}[[(]?(?:\.|ponto|dot)[\])]?\s{0,2}br)?/giu,
    personalMarks.email,
    'mailer',
  ],
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

const phones = ofDigits([
  [/(?<![\p{L}\d])\+\d{1,3}[ .-]?\(?\d{2,3}\)?[ .-]?\d{4,5}[ .-]?\d{4}(?!\d)/gu, personalMarks.phone],
  [new RegExp(String.raw`${before}(?:55\s?)?\(0?[1-9]\d\)\s?9?\s?\d{4}[ .-]?\d{4}${after}`, 'gu'), personalMarks.phone],
  [
    new RegExp(String.raw`${before}(?:55\s?)?(?:0?[1-9][1-9][ .-]?)?9\d{4}[ .-]\d{4}${after}`, 'gu'),
    personalMarks.phone,
  ],
  [
    new RegExp(String.raw`${before}(?:55)?[1-9][1-9]9\d{8}${after}`, 'gu'),
    (found) => (isCpf(found) ? found : personalMarks.phone),
  ],
  [new RegExp(String.raw`${before}[1-9][1-9][ .-][2-5]\d{3}-\d{4}${after}`, 'gu'), personalMarks.phone],
  [
    new RegExp(String.raw`(?<!\p{L})(${phoneWords}\W{0,3}(?:(?:é|eh|is|o|:)\W{0,2})?)\+?\(?\d[\d ().-]{6,18}\d`, 'giu'),
    (_found, words) => `${words}${personalMarks.phone}`,
  ],
]);

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

const documents = ofDigits([
  [/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, personalMarks.cpf],
  [
    /(?<!\p{L})(cpf\W{0,3}(?:(?:é|eh|is|:)\W{0,2})?)\d[\d .-]{7,13}\d/giu,
    (_found, words) => `${words}${personalMarks.cpf}`,
  ],
  [/(?<![\p{L}\d.,_])\d{11}(?![\d_]|[.,]\d|\p{L})/gu, (found) => (isCpf(found) ? personalMarks.cpf : found)],
  [/(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dxX](?![\p{L}\d])/gu, personalMarks.rg],
  [
    /(?<!\p{L})(rg\W{0,3}(?:(?:é|eh|is|:)\W{0,2})?)\d[\d.-]{4,11}[\dxX](?![\p{L}\d])/giu,
    (_found, words) => `${words}${personalMarks.rg}`,
  ],
  [
    /(?<!\p{L})(cep\W{0,3}(?:(?:é|eh|is|:)\W{0,2})?)\d{2}\.?\d{3}-?\d{3}(?!\d)/giu,
    (_found, words) => `${words}${personalMarks.postcode}`,
  ],
  [/(?<![\p{L}\d.,#/_-])\d{5}-\d{3}(?![\p{L}\d]|[.,-]\d)/gu, personalMarks.postcode],
]);

/** By its two check digits. Eleven alike pass the sum and are nobody's. */
function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const check = (count: number) => {
    const sum = [...digits.slice(0, count)].reduce(
      (total, digit, index) => total + Number(digit) * (count + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

const street = '(?:rua|r\\.|avenida|av\\.?|travessa|alameda|rodovia|estrada|pra[çc]a)';
const lives = String.raw`(?:moro|mora|moramos|vivo|resido|(?:meu\s+)?endere[çc]o\s*(?:é|eh|:)|minha\s+casa\s+(?:é|eh|fica)|i\s+live)`;
const notOfStreet = String.raw`(?!(?:tem|com|em|no|na|que|por|para|até|existem|há|has|with|e|ou|com|passa|passam)\b)`;
const month =
  'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december';
const date = String.raw`(?:\d{1,2}\s*[/.-]\s*\d{1,2}(?:\s*[/.-]\s*\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}(?:º)?\s+(?:de\s+|of\s+)?(?:${month})(?:\s+(?:de\s+|of\s+)?\d{4})?|(?:${month})\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?)`;

const homes: readonly Taken[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(${lives}\s+(?:(?:na|no|em|at|on|in)\s+)?)(?:a\s+)?${street}\s+[^\n;!?]{2,60}?(?=[\n;!?]|\.(?:\s|$)|,\s*\p{L}|\s+(?:e|and|mas|but|porque)\s|$)`,
      'giu',
    ),
    (_found, words) => `${words}${personalMarks.address}`,
  ],
];

const places = ofDigits([
  [
    new RegExp(
      String.raw`(?<!\p{L})${street}\s+(?:${notOfStreet}[\p{L}.º']{1,20}(?![\p{L}.º'])\s*){1,5}(?:,\s*)?(?:(?:n[ºo°.]{0,2}|n[uú]mero)\s*)?(?<=[\s,ºo°.])\d{2,5}(?![\d%]|\p{L})`,
      'giu',
    ),
    personalMarks.address,
  ],
  [
    /(?<![\p{L}\d])\d{1,5}\s+(?:\p{Lu}\p{L}{1,20}\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive)(?!\p{L})\.?/gu,
    personalMarks.address,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:nasci|nascid[oa]|nascimento|anivers[aá]rio|niver|born|birthday|birth\s?date|dob)(?!\p{L})[^\n\d]{0,30}?)${date}`,
      'giu',
    ),
    (_found, words) => `${words}${personalMarks.birthDate}`,
  ],
]);

/** What people say of themselves, whoever they are. */
const told: readonly Taken[] = [
  [
    /(?<!\p{L})((?:[Mm]eu nome (?:completo )?(?:é|eh)|[Mm]e chamo|[Mm]y (?:full )?name is|[Mm]y name's)\s+)(?!(?:uma?|os?|as?|an?|the|not|n[ãa]o|name|nome|isso|esse|este|igual|undefined|null|o)(?!\p{L}))\p{L}{2,30}(?:\s+(?:d[aeo]s?\s+)?\p{Lu}\p{L}{1,30}){0,4}/gu,
    (_found, words) => `${words}${personalMarks.name}`,
  ],
  [
    /(?<!\p{L})((?:[Ee]stud[oa]|[Ss]ou|[Ss]tudy|[Gg]o)\s+(?:na|no|da|do|at|to)\s+)(?:[Ee]scola|[Cc]ol[eé]gio|EMEF|EMEI|EM|EE|ETEC|[Ss]chool)(?:\s+(?:[Mm]unicipal|[Ee]stadual|[Tt][eé]cnica|d[aeo]s?)){0,3}(?:\s+(?:d[aeo]s?\s+)?\p{Lu}\p{L}{1,30}){1,5}/gu,
    (_found, words) => `${words}${personalMarks.school}`,
  ],
];
