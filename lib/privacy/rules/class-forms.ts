import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { withAnyAccents } from './accents';

/** A class as the server knows it: EF7 and A are the 7th year of primary school, class A. */
export type NamedClass = { readonly name: string; readonly schoolYear: string; readonly letter: string };

const ordinals = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non'];
const year = String.raw`(?:\s?(?i:ano|s[eé]rie|EF|EM|m[eé]dio|fundamental)(?i:\s(?:do\s)?(?:ensino\s)?(?:fundamental|m[eé]dio))?)`;
const start = String.raw`(?<![\p{L}\d#.,_])`;
const end = String.raw`(?![\p{L}\p{M}\d_])`;
/** "7A" is a current as well, and a byte, and "7C" a temperature. */
const measured =
  /corrente|amp[eè]r|fus[ií]ve|volt|tens[ãa]o|fonte|bateria|motor|consom|suporta|circuito|disjuntor|watt|ohm|resist|temperatura|graus|hexa|byte|0x|\d\s?(?:V|W|mA|Ω)(?![\p{L}\d])/iu;
const measuredAround = 40;

/** Takes a class out by the short names that its year and letter give it, and by none that are not its own. */
export function classRemover({ schoolYear, letter }: NamedClass): ((text: string) => string) | undefined {
  const number = schoolYear.replace(/\D/g, '');
  const own = letter.trim();
  if (!/^\d$/.test(number) || !/^\p{L}[\p{L}\d]{0,2}$/u.test(own)) return undefined;
  const ordinal = `(?i:${number}\\s?[ºª°oa]?|${withAnyAccents(ordinals[Number(number) - 1] ?? '')}[oa])`;
  const any = `["'“]?(?i:${own})["'”]?`;
  const capital = `["'“]?${own.toUpperCase()}["'”]?`;
  const told = [
    // A word before it makes it a class, however it is written.
    `(?i:turma|sala|classe|class)[\\s:]{1,2}(?i:d[aeo]\\s)?${ordinal}${year}?[\\s-]{0,2}${any}`,
    `(?i:turma|sala|classe|class)\\s${any}\\s(?i:d[aeo])\\s${ordinal}${year}?`,
    `${ordinal}(?:(?<=[ºª°])\\s?|\\s(?<=\\p{L}\\s))(?:${year}\\s?)?${capital}`,
    `${number}${year}\\s?${capital}`,
    `${number}\\s?[ºª°]${any}`,
    // In small letters it is an ordinal as well: "a 7a questão".
    `(?<=(?<!\\p{L})(?i:d[ao]|n[ao]|sou|ass:)\\s)${number}-?${own.toLowerCase()}(?=\\s*(?:$|[\\n.,;!?)]|\\s(?:e|mas|que|d[aeo])\\s))`,
  ];
  const certain = new RegExp(`${start}(?:${told.join('|')})${end}`, 'gu');
  const glued = new RegExp(
    `(?<![\\p{L}\\d#.,_=+*/<>-]|[\\dA-F]:|[=<>≈~:]\\s|(?<!\\p{L})[Dd]e\\s)${number}-?${capital}${end}(?!:)`,
    'gu',
  );
  return (text) =>
    text
      .replace(certain, personalMarks.school)
      .replace(glued, (found, at: number, whole: string) => (isMeasured(whole, at) ? found : personalMarks.school));
}

function isMeasured(text: string, at: number): boolean {
  return measured.test(text.slice(Math.max(0, at - measuredAround), at + measuredAround));
}
