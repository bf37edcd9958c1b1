import { emailIssue } from '../schemas';

/** Why a cell is refused; the code is a key of the messages `importProblems`. */
export type CellFault = { code: string; values?: Record<string, string | number> };
export type Judge = (text: string) => CellFault | null;

function charactersOf(text: string, accepted: RegExp): CellFault | null {
  const characters = [...text];
  const at = characters.findIndex((each) => !accepted.test(each));
  return at < 0 ? null : { code: 'character', values: { character: characters[at] ?? '', position: at + 1 } };
}

function within(longest: number, judge: Judge): Judge {
  return (text) => (text.length > longest ? { code: 'too-long', values: { maximum: longest } } : judge(text));
}

/** As names are written, on paper and in registers. */
const ofNames = /[\p{L}\p{M}\p{Nd} .,'’´`ªº()/-]/u;
export const personName: Judge = within(120, (text) => charactersOf(text, ofNames));

/** What is no sign of anything: controls, marks that turn a line round, what a wrong encoding leaves behind. */
const readable = /[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffd]/u;
export function anyText(longest: number): Judge {
  return within(longest, (text) => charactersOf(text, readable));
}

/** Of a login: what is typed without thinking, on any keyboard. */
export const login: Judge = within(100, (text) => charactersOf(text, /[\p{L}\p{M}\p{Nd}._@+-]/u));

/** As every e-mail of the product (decisions.md); the first character that is none is named with its place. */
export const email: Judge = (text) => {
  if (text.length > 254) return { code: 'too-long', values: { maximum: 254 } };
  const issue = emailIssue(text);
  if (!issue) return null;
  const isCharacter = issue.code === 'custom' && issue.message === 'email-character';
  return isCharacter ? { code: 'email-character', values: { ...issue.params } } : { code: 'email-shape' };
};
