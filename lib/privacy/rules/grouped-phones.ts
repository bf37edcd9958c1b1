import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Span } from './told-spans';

/** Digits in whatever groups: "81 9 8765 11 02", "73 8 8 0 1 4 4 5 6". */
const groups =
  /(?<![\p{L}\d.,#=([_-])\+?\(?\d{1,5}\)?(?:[ .-]{1,2}\d{1,5}){1,12}(?![\p{L}\d_(=+*/%]|[.,]\d|\s?[+*/=×÷])/gu;
const one = /(?<![\p{L}\d.,#=([_-])\d{8,13}(?![\p{L}\d_(=+*/%]|[.,]\d|\s?[+*/=×÷])/gu;
const phones = String.raw`telefones?|fone|tel|celular|cel|zap\p{L}*|whats\p{L}*|watsap|wpp|(?:meu|minha|my|nosso|numero d[ae])\s+(?:numero|contato|number|mae|pai)|contato|phone|mobile`;
/** Pins and sums are called as well: behind these there is no number without its area. */
const calls = 'lig(?:a|ue|ar|o)|chama|liguem|disca|call|text|dm|sms|mensagem|msg|numero|number';
const said = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])[^\n.!?]{0,40}$`, 'u');
const beforePhone = said(phones);
const beforeCall = said(calls);
const after =
  /^[^\n\d]{0,24}(?<![\p{L}])(?:(?:meu|minha|my|esse|o)\s+)?(?:telefone|celular|cel|zap|whats\p{L}*|numero d[aeo]|phone|e o meu|e meu)(?![\p{L}])/u;
const lesson =
  /(?<![\p{L}])(?:exercicio|exercise|lista|list|vetor|array|soma|some|ordene|sequencia|pino|pinos|pin|binario|decimal|ip|versao|version|divide|divisivel|primo|fatorial)(?![\p{L}])[^\n]{0,40}$/u;
const reckoned =
  /^\s*(?:e|eh|is)?\s*(?:um |uma |a )?(?:divis|primo|par(?![\p{L}])|impar|multipl|even|odd|prime|em binario|maior|menor)/u;
const length = { min: 8, called: 10, max: 13 };

export function groupedPhones(plain: string): Span[] {
  if (!/\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/.test(plain)) return [];
  return [...plain.matchAll(groups), ...plain.matchAll(one)].flatMap(({ 0: found, index }) => {
    const digits = found.replace(/\D/g, '');
    if (digits.length < length.min || digits.length > length.max || !/[2-9]/.test(digits)) return [];
    const [told, behind] = [plain.slice(Math.max(0, index - 60), index), plain.slice(index + found.length)];
    const isPhone = beforePhone.test(told) || after.test(behind);
    const isCalled = isPhone || (digits.length >= length.called && beforeCall.test(told));
    return isCalled && !lesson.test(told) && !reckoned.test(behind)
      ? [{ start: index, end: index + found.length, mark: personalMarks.phone }]
      : [];
  });
}
