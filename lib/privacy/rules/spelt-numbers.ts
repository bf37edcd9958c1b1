import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Span } from './told-spans';

const digitsOf: Readonly<Record<string, number>> = {
  zero: 1,
  um: 1,
  uma: 1,
  dois: 1,
  duas: 1,
  tres: 1,
  treis: 1,
  quatro: 1,
  cuatro: 1,
  cinco: 1,
  sinco: 1,
  seis: 1,
  ceis: 1,
  meia: 1,
  sete: 1,
  cete: 1,
  oito: 1,
  nove: 1,
  oh: 1,
  one: 1,
  two: 1,
  three: 1,
  four: 1,
  five: 1,
  six: 1,
  seven: 1,
  eight: 1,
  nine: 1,
  dez: 2,
  onze: 2,
  doze: 2,
  treze: 2,
  quatorze: 2,
  catorze: 2,
  quinze: 2,
  dezesseis: 2,
  dezessete: 2,
  dezoito: 2,
  dezenove: 2,
  vinte: 2,
  trinta: 2,
  quarenta: 2,
  cinquenta: 2,
  sessenta: 2,
  setenta: 2,
  oitenta: 2,
  noventa: 2,
  ten: 2,
  eleven: 2,
  twelve: 2,
  double: 0,
  triple: 0,
  triplo: 0,
  duplo: 0,
};
const word = Object.keys(digitsOf)
  .sort((one, other) => other.length - one.length)
  .join('|');
const one = String.raw`(?:(?<![\p{L}\d])|(?<=\d))(?:${word})(?![\p{L}])`;
/** Digits in words, mixed with others, as whoever hides them writes. */
const run = new RegExp(
  String.raw`\(?(?:${one}|\d{1,5})\)?(?:[ ,.\-/]{0,2}(?:e\s+)?\(?(?:${one}|\d{1,5})\)?){2,24}`,
  'gu',
);
const spaced =
  /(?<![\d.,[(]\s?)(?:\+?5 5 )?(?!1 2 3 4)[1-9] [1-9] (?:9(?: \d){8}|[2-5](?: \d){7})(?![ ,]?\s?[\d\])])/gu;
const hasWord = new RegExp(one, 'u');
const called =
  /(?:liga|telefone|fone|celular|cel|numero|zap\p{L}*|whats\p{L}*|wpp|tel|call|phone|number|chama|add|pin|senha|cpf|rg|cofre|contato|password)[^\n]{0,40}$/u;
const calledAfter =
  /^[^\n]{0,12}(?:e|eh|é|is)?\s?(?:o|meu|da minha|o da|do meu)?\s?(?:numero|zap|telefone|cel|liga|tel|phone|da minha|do meu)/u;

/** Telephones and the like in words, of a text without accents. One that counts up is a lesson's. */
export function speltNumbers(plain: string): Span[] {
  const found = [...plain.matchAll(spaced)].map((each) => spanOf(each, personalMarks.phone));
  if (!hasWord.test(plain)) return found;
  const spelt = [...plain.matchAll(run)].flatMap((each) => {
    const before = plain.slice(Math.max(0, each.index - 60), each.index);
    const isCalled = called.test(before) || calledAfter.test(plain.slice(each.index + each[0].length));
    if (!isNumberOf(each[0], isCalled)) return [];
    return [spanOf(each, /cpf/.test(before) ? personalMarks.cpf : personalMarks.phone)];
  });
  return [...found, ...spelt];
}

function spanOf({ 0: found, index }: RegExpExecArray, mark: Span['mark']): Span {
  return { start: index, end: index + found.trimEnd().length, mark };
}

const calledMin = 4;
const length = { min: 8, max: 13 };

/** Of a telephone each digit is said; numbers of two are a lesson's. */
function isNumberOf(found: string, isCalled: boolean): boolean {
  if (!hasWord.test(found)) return false;
  const parts = found.match(new RegExp(`${word}|\\d`, 'gu')) ?? [];
  const digits = parts.reduce((sum, part) => sum + (digitsOf[part] ?? 1), 0);
  if (isCalled) return digits >= calledMin;
  const large = parts.filter((part) => digitsOf[part] === 2).length;
  return digits >= length.min && digits <= length.max && large <= 1 && !countsUp(parts);
}

const inOrder = [
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze',
  'zero one two three four five six seven eight nine ten eleven twelve',
];

function countsUp(parts: readonly string[]): boolean {
  const said = parts.join(' ');
  return inOrder.some((order) => order.includes(said) || order.split(' ').reverse().join(' ').includes(said));
}
