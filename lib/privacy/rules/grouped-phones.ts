import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { isCpf, ofFilms } from './personal-numbers';
import { clauseAround, ofLesson, ofOwn } from './told-clause';
import type { Span } from './told-spans';

/** Digits in whatever groups: "81 9 8765 11 02", "(34) 3 2 1 4 - 7 7 0 9". */
const groups =
  /(?<![\p{L}\d.,#=([_-])\+?\(?\d{1,5}\)?(?:[ .\-/_|~*]{1,3}\d{1,5}){1,13}(?![\p{L}\d_(=+*/%]|[.,]\d|\s?[+*/=×÷])/gu;
const one = /(?<![\p{L}\d.,#=([_-])\d{8,13}(?![\p{L}\d_(=+*/%]|[.,]\d|\s?[+*/=×÷])/gu;
const phones = String.raw`telefones?|fone|tel|celular|cel|zap\p{L}*|whats\p{L}*|watsap|wpp|(?:meu|minha|my|nosso|numero d[ae])\s+(?:numero|contato|number|mae|pai)|contato|phone|mobile|recado|fixo|landline`;
/** Pins and sums are called as well: behind these there is no number without its area. */
const calls =
  'lig(?:a|ue|ar|o)|chama|liguem|disca|disque|call|text|dm|sms|mensagem|msg|numero|number|atende|emergencia|add|adiciona|manda';
const said = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])[^\n.!?]{0,40}$`, 'u');
const beforePhone = said(phones);
const beforeCall = said(calls);
const after =
  /^[^\n\d]{0,24}(?<![\p{L}])(?:(?:meu|minha|my|esse|o)\s+)?(?:telefone|celular|cel|zap|whats\p{L}*|numero d[aeo]|phone|fixo|contato|e o meu|e meu|me (?:add|adiciona|chama|liga)|call|text)(?![\p{L}])/u;
const lesson =
  /(?<![\p{L}])(?:exercicio|exercise|lista|list|vetor|array|soma|some|ordene|ordena\p{L}*|sequencia|pino|pinos|pin|binario|decimal|ip|versao|version|divide|divisivel|primo|fatorial|notas|valores|numeros|numbers)(?![\p{L}])[^\n]{0,40}$/u;
const reckoned =
  /^\s*(?:e|eh|is)?\s*(?:um |uma |a )?(?:divis|primo|par(?![\p{L}])|impar|multipl|even|odd|prime|em binario|maior|menor)/u;
const length = { min: 8, called: 10, max: 13 };

/** With a code of an area that there is, as telephones in the house and in the pocket begin. */
const withArea =
  /^(?:55)?0?(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})$/;
/** As whoever writes one down groups it; numbers of two are those of a list. */
const asPhone =
  /^(?!\d\d\D(?:1[5-9]|20)\d\d-(?:1[5-9]|20)\d\d$)\+?(?:55\D{1,3})?\(?0?\d\d\)?\D{1,3}(?:9\D{0,3})?(?:\d{4}\D{1,3}\d{4}|\d(?:\D{1,3}\d){7})$/;

export function groupedPhones(plain: string): Span[] {
  if (!/\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/.test(plain)) return [];
  return [...plain.matchAll(groups), ...plain.matchAll(one)].flatMap(({ 0: found, index }): Span[] => {
    if (ofFilms.test(found)) return [];
    const digits = found.replace(/\D/g, '');
    const end = index + found.length;
    if (digits.length < length.min || digits.length > length.max || !/[2-9]/.test(digits)) return [];
    const clause = clauseAround(plain, index, end);
    if (isOfSomebody(digits, clause)) return [{ start: index, end, mark: personalMarks.cpf }];
    const [told, behind] = [plain.slice(Math.max(0, index - 60), index), plain.slice(end)];
    if (lesson.test(told) || reckoned.test(behind)) return [];
    const isCalled = isCalledFor(digits, told, behind) || isWhole(found, digits, clause);
    return isCalled ? [{ start: index, end, mark: personalMarks.phone }] : [];
  });
}

function isCalledFor(digits: string, told: string, behind: string): boolean {
  return beforePhone.test(told) || after.test(behind) || (digits.length >= length.called && beforeCall.test(told));
}

/** With its area, and grouped as telephones are or said to be somebody's. */
function isWhole(found: string, digits: string, clause: string): boolean {
  if (!withArea.test(digits) || ofLesson.test(clause)) return false;
  return asPhone.test(found) || (/\D/.test(found) && ofOwn.test(clause));
}

/** By its check digits wherever it stands, or in a clause that says what it is. */
function isOfSomebody(digits: string, clause: string): boolean {
  if (digits.length !== 11 || /^(\d)\1+$|^12345678/.test(digits)) return false;
  return (
    (isCpf(digits) && !ofLesson.test(clause)) || (/(?<![\p{L}])cpfs?(?![\p{L}])/u.test(clause) && ofOwn.test(clause))
  );
}
