import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Removal } from './person-details';
import type { Mark } from './told-spans';

/** A digit that stands in no longer number, decimal or code. */
const before = String.raw`(?<![\p{L}\d_.,#/-])`;
const after = String.raw`(?![\d_]|[.,-]\d|\p{L})`;
/** Words after which digits are a telephone, whatever they look like. */
const phoneWords = `(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|wpp|zap(?:zap)?|phone|me liga(?:r)?(?: no)?|call me(?: at)?|text me(?: at)?)`;
/** Words after which digits are a telephone when they are grouped like one: pins and sums are called and linked too. */
const callWords = String.raw`(?:lig(?:a|ue|uem|ar)|cham(?:a|e|ar)|adiciona|add|contato|mensagem|msg|zap|call|text|(?:meu|minha|nosso|my)\s+(?:n[uú]mero|number|contato)|n[uú]mero\s+(?:dela|dele|da\s+minha\s+m[ãa]e|do\s+meu\s+pai))`;
const between = String.raw`(?:\W{1,3}(?:pr[ao]|para|mim|eu|meu|minha|m[ãa]e|pai|dela|dele|d[aeo]|n[ao]|em|[oae]|é|eh|is|at|on))`;
const notYears = String.raw`(?!(?:1[5-9]|20)\d\d-(?:1[5-9]|20)\d\d(?!\d))`;

/** No telephone of anybody: kept free for films and examples. */
export const ofFilms = /555[ .-]?01\d\d$/;

export const phones = ofManyDigits([
  [/(?<![\p{L}\d])\+\d{1,3}[ .-]?\(?\d{2,3}\)?[ .-]?(?:9[ .-])?\d{4,5}[ .-]?\d{4}(?!\d)/gu, personalMarks.phone],
  [
    new RegExp(String.raw`${before}(?:55\s?)?\(0?[1-9]\d\)\s?(?:9[\s.-]?)?\d{4}[ .-]?\d{4}${after}`, 'gu'),
    (found) => (isDull(found) || ofFilms.test(found) ? found : personalMarks.phone),
  ],
  [
    new RegExp(String.raw`${before}(?:55\s?)?(?:0?[1-9][1-9][ .-]{0,2})?9\d{4}[ .-]\d{4}${after}`, 'gu'),
    (found) => (isDull(found) ? found : personalMarks.phone),
  ],
  // The ninth digit by itself: among other numbers it is one of a list.
  [
    new RegExp(String.raw`${before}(?:(?:55\s?)?0?[1-9][1-9][ .-])?9[ .]${notYears}\d{4}-\d{4}${after}`, 'gu'),
    personalMarks.phone,
  ],
  [
    new RegExp(
      String.raw`${before}(?<!\d[ ;]{1,2})0?[1-9][1-9][ .-]9[ .-]\d{4}[ .]\d{4}${after}(?!\s?[\d+*/=×÷])`,
      'gu',
    ),
    personalMarks.phone,
  ],
  [
    new RegExp(String.raw`${before}(?:55)?[1-9][1-9]9\d{8}${after}`, 'gu'),
    (found) => (isCpf(found) || isDull(found) ? found : personalMarks.phone),
  ],
  [new RegExp(String.raw`${before}[1-9][1-9][ .-]${notYears}[2-5]\d{3}-\d{4}${after}`, 'gu'), personalMarks.phone],
  [
    new RegExp(
      String.raw`(?<!\p{L})(${phoneWords}${between}{0,3}\W{0,3}(?:(?:é|eh|is|o|:)\W{0,2})?)(\+?\(?\d[\d ().-]{6,18}\d)`,
      'giu',
    ),
    (found, words, digits) => (isNobodys(digits) ? found : `${words}${personalMarks.phone}`),
  ],
  [
    /(?<!\p{L})(ddd\W{0,2}\d\d(?!\d)[^\d\n]{0,20})(9?[ .-]?\d{4}[ .-]?\d{4})(?![\p{L}\d])/giu,
    (found, words, digits) => (isNobodys(digits) ? found : `${words}${personalMarks.phone}`),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(${callWords}${between}{0,3}\W{1,3})((?:55[ .-]?)?(?:\(?0?[1-9][1-9]\)?[ .-]{0,2})?(?:9[ .-]?)?\d{4}[ .-]?\d{4})${after}(?!\s?[\d+*/=×÷])`,
      'giu',
    ),
    (found, words, digits) => (isNobodys(digits) ? found : `${words}${personalMarks.phone}`),
  ],
]);

export const documents = ofManyDigits([
  [/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, (found) => (isDull(found) ? found : personalMarks.cpf)],
  [
    /(?<!\p{L})(cpf\W{0,3}(?:(?:n[ºª°o.]{1,2}|n[uú]mero|é|eh|e|is|do|da|meu|pai|m[ãa]e|:)\W{0,2}){0,4})(\d[\d ./-]{7,15}\d)/giu,
    (found, words, digits) => (isDull(digits) ? found : `${words}${personalMarks.cpf}`),
  ],
  [
    new RegExp(
      String.raw`${before}\d{3}[ ./_-]{0,3}\d{3}[ ./_-]{0,3}\d{3}[ ./_-]{0,3}\d{2}(?![\d_]|[.,-]\d|\p{L})`,
      'gu',
    ),
    (found) => (isCpf(found.replace(/\D/g, '')) ? personalMarks.cpf : found),
  ],
  [/(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dxX](?![\p{L}\d])/gu, (found) => (isAlike(found) ? found : personalMarks.rg)],
  [
    /(?<!\p{L})(rg\W{0,3}(?:(?:n[ºª°o.]{1,2}|n[uú]mero|é|eh|is|:)\W{0,2}){0,2})(\d[\d .-]{4,13}[\dxX])(?![\p{L}\d])/giu,
    (found, words, digits) => (isAlike(digits) ? found : `${words}${personalMarks.rg}`),
  ],
  [
    /(?<!\p{L})(cep\W{0,3}(?:(?:é|eh|is|:)\W{0,2})?)(\d{2}\.?\d{3}[ -]{0,3}\d{3})(?!\d)/giu,
    (found, words, digits) => (isDull(digits) ? found : `${words}${personalMarks.postcode}`),
  ],
  [
    /(?<![\p{L}\d.,#/_-])\d{5}-\d{3}(?![\p{L}\d]|[.,-]\d)/gu,
    (found) => (isDull(found) ? found : personalMarks.postcode),
  ],
]);

function ofManyDigits(all: readonly Removal[]): Removal[] {
  return all.map(([pattern, mark]) => [pattern, mark, 'long']);
}

/** Of binary digits alone: a number of a lesson. */
function isBinary(digits: string): boolean {
  return !/[2-9]/.test(digits);
}

const upwards = ['12345678901', '12345678900', '01234567890'];
const shortest = 7;

/** One digit all the way, behind any area code, four of each of two, or digits in their order: an example's. */
function isDull(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  if (digits.length < shortest) return false;
  return /^(?:\d\d)?9?(?:(\d)\1+|(\d)\2{3}(\d)\3{3})$/.test(digits) || upwards.some((all) => all.startsWith(digits));
}

/** Some registers do run through the digits in their order; none is of one digit. */
function isAlike(found: string): boolean {
  return /^(\d)(?:[. /-]*\1){6,}$/.test(found.trim());
}

/** Whether a number that a pattern found is an example's. A password may be of any digits. */
export function isOfExample(found: string, mark: Mark): boolean {
  if (mark === personalMarks.secret) return false;
  return isAlike(found) || (mark === personalMarks.phone && isDull(found));
}

/** No telephone of anybody. */
function isNobodys(digits: string): boolean {
  return isBinary(digits) || isDull(digits) || ofFilms.test(digits);
}

/** By its two check digits. Eleven alike pass the sum and are nobody's. */
export function isCpf(digits: string): boolean {
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
