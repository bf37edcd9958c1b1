import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { knownFigures } from './more-names';
import { clauseAround } from './told-clause';
import type { Span } from './told-spans';

const month =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|abr|jun|jul|ago|set|out|nov|dez|january|february|march|april|may|june|july|august|september|october|november|december)';
const year = String.raw`(?:19|20)\d\d`;
/** A day with its month, and mostly with its year, in any spelling. */
const dates = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?:dia\s+)?\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:${year}|\d{2})|(?:dia\s+)?\d{1,2}/\d{1,2}|${year}[/.-]\d{1,2}[/.-]\d{1,2}|(?:dia\s+)?\d{1,2}[º°o]?\s+(?:d[eo]\s+|of\s+|do mes\s+)?(?:${month}|\d{1,2}(?=\s+d[eo]\s+(?:${year}|\d\d)))(?:,?\s+(?:d[eo]\s+|of\s+)?(?:${year}|\d{2}(?!\s*(?:h|anos|horas))))?|\d{1,2}(?:st|nd|rd|th)\s+(?:of\s+)?${month}(?:,?\s+(?:of\s+)?${year})?|${month}\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:,?\s+(?:of\s+)?${year})?)(?![\p{L}\d/]|[.,-]\d)`,
  'gu',
);
const spelt =
  '(?:primeiro|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta)';
const speltInEnglish =
  '(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';
/** A day in words. */
const inWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:dia\s+)?${spelt}(?:\s+e\s+${spelt})?\s+d[eo]\s+${month}(?:\s+d[eo]\s+dois mil(?:\s+e\s+${spelt}(?:\s+e\s+${spelt})?)?)?|${speltInEnglish}\s+(?:of\s+)?${month}|${month}\s+(?:the\s+)?${speltInEnglish})(?![\p{L}])`,
  'gu',
);
const birth =
  /(?<![\p{L}])(?:nasci|naci|nasi|nacid[oa]|nasceu|nascemos|nasceram|nascid[oa]|nascimento|niver\p{L}*|anivers\p{L}*|aniver|birth\p{L}*|bday|born|vim ao mundo|certidao|maternidade|parto|velinhas?|my candles|batizad[oa]|batismo|debutante|(?:fiz|fez|faz|faco|fasso|fazer|completo|completei|completa|completou)\s+(?:\d{1,2}|[\p{L}]{3,9}|mais um)(?=\s+an(?:os?|inhos)|\s*,|\s+em\s)|\d{1,2}\s+an(?:os|inhos)\s+(?:eu\s+)?(?:fiz|faco|fasso|fez|completei|vou fazer)|turn(?:ed|s|ing)?\s+(?:\d{1,2}|[\p{L}]{3,6}teen|ten|eleven|twelve)|get (?:\d{1,2}|older)|parabens (?:pra|para) mim)(?![\p{L}])/u;
/** Of an exercise, or of somebody whom all know. */
const ofOthers =
  /(?<![\p{L}])(?:exercicio|exercise|enunciado|exemplo|example|questao|question|problema|personagem|historia|biografia|quem (?:foi|e)|inventor\p{L}*|cientista|presidente|rei|rainha|imperador|escritor[a]?|cantor[a]?|jogador[a]?|matematic[oa]|o alun[oa]|a aluna|o usuario|the (?:student|user)|um cliente)(?![\p{L}])|(?<![\p{L}])(?:brasil|computador|internet|python|google|java|scratch|microsoft|linux|youtube|escola|cidade|programa|variavel)\s+(?:nasceu|foi|fez|faz|was|turns|completa)|anivers\p{L}*\s+d[ao]\s+(?:cidade|escola|brasil|empresa)/u;
const known = new RegExp(knownFigures.source, 'u');
const ofPast = /(?<!\d)1[0-9][0-3]\d(?!\d)/;

/** Whole days in a clause that tells of a birth, before it or behind. A year alone goes in the first person only. */
export function toldBirths(plain: string): Span[] {
  if (!birth.test(plain)) return [];
  return [...plain.matchAll(dates), ...plain.matchAll(inWords)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const clause = clauseAround(plain, index, end);
    if (!birth.test(clause) || ofPast.test(found) || ofOthers.test(clause) || known.test(clause)) return [];
    return [{ start: index, end, mark: personalMarks.birthDate }];
  });
}
