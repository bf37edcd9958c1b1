import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { nameParts } from './listed-names';

const partMin = 4;
const token = /(?<![\p{L}\d_.-])[\p{L}\d_][\p{L}\d_.*#$!-]{3,40}/gu;
/** What sets a name of a network apart from a word: digits, lines, dots between letters, capitals inside. */
const made = /^(?!.*-.*-).*[_\d*#$]|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u;
const signed = /[.!-]+$/;

/** What somebody called Sophia Lima is called elsewhere: `sophiambk__`, `so.lima22`. In code it is a name of the program. */
export function withoutOwnHandles(names: readonly string[]): (text: string) => string {
  const parts = [...new Set(names.flatMap(nameParts).filter(({ length }) => length >= partMin))];
  if (parts.length === 0) return (text) => text;
  return (text) =>
    text.replace(token, (found, at: number) => {
      const end = signed.exec(found)?.[0] ?? '';
      const word = end ? found.slice(0, -end.length) : found;
      const plain = folded(word);
      if (!made.test(word) || parts.includes(plain) || !parts.some((part) => plain.includes(part))) return found;
      return isCode(text, at, at + found.length, word) ? found : personalMarks.profile + end;
    });
}

function isCode(text: string, start: number, end: number, word: string): boolean {
  if (/\.(?:py|js|ts|html?|css|txt|csv|json|png|jpe?g|gif|mp[34]|pdf|docx?|xlsx?|sb3|java|cs?|cpp|zip)$/i.test(word))
    return true;
  return (
    /^\s?(?:=(?!=)|\(|\[)/.test(text.slice(end)) || /[\w)\]][.([]$|["'][^\S\n]*\+?$|@$|\/$/.test(text.slice(0, start))
  );
}
