import { personalMarks } from '@/lib/passages/rules/personal-marks';

const signs =
  /(?<sign>@|%40|&#64;)|(?<spelt>[[({<]\s?(?:arroba|at)\s?[\])}>]|(?<![\p{L}\d])arroba(?![\p{L}\d]))|(?<![\p{L}\d])at(?=\s{0,2}(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|live))/giu;

const dot = String.raw`\s{0,2}[[({<]?\s?(?:\.|ponto|dot)\s?[\])}>]?\s{0,2}`;
const ends = String.raw`(?:com|net|org|edu|gov|br)(?!\p{L})`;
const label = String.raw`[\p{L}\d-]{1,63}`;

/** What stands behind the sign, each with the space that may stand before it. */
const known = [
  new RegExp(
    String.raw`\s{0,2}(?:(?:gmail|hotmail|outlook|yahoo|icloud)(?!\p{L})(?:${dot}${ends}){0,2}|(?:uol|bol|live)(?:${dot}${ends}){1,2})`,
    'iuy',
  ),
  2,
] as const;
const tight = [new RegExp(String.raw`${label}(?:\.${label}){0,4}\.[\p{L}\d-]{2,63}`, 'uy'), 0] as const;
/** A remainder is written like it: "x%400.5". */
const encoded = [new RegExp(String.raw`(?=\p{L})${label}(?:\.${label}){0,4}\.\p{L}{2,63}`, 'uy'), 0] as const;
/** Python multiplies matrices with the sign: "A @ B.T" and "a @ b. com isso" stay. */
const spaced = [
  new RegExp(
    String.raw` ?[\p{L}\d-]{2,63}(?:\.${label}){0,3}(?: \. |\.)(?:com|net|org|edu|gov)(?:(?: \. |\.)br)?(?![\p{L}\d_(])`,
    'iuy',
  ),
  1,
] as const;
const inWords = [
  new RegExp(
    String.raw`\s{0,2}[\p{L}\d-]{2,63}(?:${dot}[\p{L}\d-]{1,30}){0,2}?${dot}${ends}(?:${dot}br(?!\p{L}))?`,
    'iuy',
  ),
  2,
] as const;

const localLengthMax = 64;
/** Nobody's: what examples are called. */
const ofNobody =
  /^(?:user|usuario|usu[aá]rio|nome|name|seu|seu\.?email|seu\.?nome|your\.?name|you|me|someone|alguem|teste?\d?|aluno\d?|fulano|beltrano|ciclano|cliente|email|e-?mail|mail|exemplo|example|contato|contact|info|abc|xxx|xyz|a|b|x)$/i;
const ofExamples =
  /^(?:dominio|domain|meudominio|site|meusite|seusite|provedor|servidor|empresa|escola|school|teste?|e?mail|abc|xyz|x|b)\.(?:com|org|net)(?:\.br)?$/i;
const firstNameOnly = /^\p{L}{2,12}$/u;
/** Kept free for examples: nobody is there, whatever the first name. */
const reserved = /^(?:example|exemplo)\.(?:com|org|net)(?:\.br)?$/i;

/** How a lesson on deceit writes who sends: an office, or a firm with digits for letters; nobody is reached there. */
const offices =
  /^(?:suporte|support|security|seguran[cç]a|ajuda|help|pr[eê]mio|prize|banco|bank|atendimento|no-?reply|service|servi[cç]o|alert[ae]?|conta|account|update|verify|promo[cç][aã]o|winner|cobran[cç]a|sac)[\d._-]*/i;
const likeAFirm = /\p{L}[01345]\p{L}|\p{L}[01345]\.|^(?!.*(?:mail|outlook|yahoo|uol|bol)).*(?:fals[oa]|fake|golpe)/iu;
const deceit =
  /phishing|golpe|fraude|fraud|scam|spam|fals[oa]|fake|suspeit[oa]|suspicious|leg[ií]tim|legit|remetente|sender|verdadeir|seguran[cç]a|security/i;
const own = /(?<!\p{L})(?:meu|minha|my|nosso|our)\s+(?:e-?mail|gmail|m[aã]e|pai|mom|dad)/iu;
const near = 80;

function isOfDeceit(local: string, domain: string, around: string): boolean {
  return (offices.test(local) || likeAFirm.test(domain)) && deceit.test(around) && !own.test(around);
}

/** From each sign outwards: a pattern that begins with whatever stands before it would look at each letter 64 times. */
export function withoutEmails(text: string): string {
  // Each look for all places makes the pattern anew, and most texts have none.
  if (text.search(signs) < 0) return text;
  let left = '';
  let from = 0;
  for (const { 0: sign, index, groups } of text.matchAll(signs)) {
    const local = localBefore(text, from, index);
    const behind = index + sign.length;
    const end = local && domainEnd(text, behind, formsOf(sign, groups?.spelt), local.space);
    if (!local || !end || index < from) continue;
    const around = text.slice(Math.max(0, local.start - near), local.start) + text.slice(end, end + near);
    if (isExample(text.slice(local.start, index), text.slice(behind, end), around)) continue;
    left += text.slice(from, local.start) + personalMarks.email;
    from = end;
  }
  return from === 0 ? text : left + text.slice(from);
}

function isExample(local: string, domain: string, around: string): boolean {
  if (isOfDeceit(local, domain, around)) return true;
  if (firstNameOnly.test(local) && ofExamples.test(domain) && /exempl|example/i.test(around)) return true;
  return reserved.test(domain)
    ? ofNobody.test(local) || firstNameOnly.test(local)
    : ofNobody.test(local) && ofExamples.test(domain);
}

type Form = readonly [RegExp, number];

function formsOf(sign: string, spelt: string | undefined): readonly Form[] {
  if (spelt) return [inWords, known];
  if (sign === '@') return [tight, known, spaced];
  return sign.length > 2 ? [encoded] : [known];
}

function domainEnd(text: string, at: number, forms: readonly Form[], space: number): number | undefined {
  const ends = forms.flatMap(([form, spaceMax]) => {
    form.lastIndex = at;
    return space <= spaceMax && form.test(text) ? [form.lastIndex] : [];
  });
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

function localBefore(text: string, from: number, at: number): { start: number; space: number } | undefined {
  let space = 0;
  while (space < 2 && at - space > from && /\s/.test(text[at - space - 1] ?? '')) space += 1;
  const end = at - space;
  let start = end;
  while (start > from && end - start < localLengthMax && /[\p{L}\p{M}\d._%+-]/u.test(text[start - 1] ?? '')) start -= 1;
  return start < end ? { start, space } : undefined;
}
