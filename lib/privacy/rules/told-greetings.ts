import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { commonFirstNames } from './common-names';
import { isEveryday } from './everyday';
import { moreNames } from './more-names';
import { nameWords } from './name-words';
import { large, never } from './told-name-words';
import type { Span } from './told-spans';

const name = String.raw`([\p{L}][\p{L}'’]{1,20}(?:\s+[\p{L}][\p{L}'’]{0,20}){0,2}?)`;
const hello = String.raw`(?:(?:hiya|oi+e*|ola|opa|eai|e ai|iae|salve|bom dia|boa tarde|boa noite|hey|hi|hello|yo|fala|tia|prof\p{L}*|teacher|robo|assistente)[\s,!.]+){0,3}`;

/** Who says who is there: "Will here", "JP na área", "oi tia, ju aqui". */
const greetings: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s*${hello}${name}\s*,?\s+(?:aqui|na area|falando|here|speaking|reporting|on the line|do \d\s?[oº°]?\s?(?:ano\s?)?[a-h]?|da sala|da turma|again|de novo por aqui)(?![\p{L}])`,
    'dgu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:aqui quem fala (?:e|eh)|quem (?:fala|ta falando|escreve) (?:e|eh)|aqui (?:e|eh)|this is|its me|it's me|e eu|sou eu|(?:hi|hey|hiya|hello|yo)[\\s,!]+(?:its|it's|it is|im|i'm|i am))\s*,?\s*(?:o |a )?${name}(?=\s*(?:[,.;:!?]|$|\s(?:de novo|again|do|da|e|from)\s))`,
    'dgu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:lembra de mim|remember me|sou eu)\s*[?,!:]\s*(?:o |a |its |e (?:o|a) )?${name}(?=\s*[,.;:!?]|$)`,
    'dgu',
  ),
  // At the end, as letters are signed.
  new RegExp(
    String.raw`(?:[.!?,;\n]\s*|\s-+\s*|\s~\s*)(?:ass(?:inado)?|att|abracos?|abs|bj(?:s|o|os|inhos)?|beijos?|obg|obrigad[oa]|vlw|valeu|flw|thanks?|thank you|thx|tks|from|love|cheers|regards|grat[oa])\s*[,:.!-]*\s*(?:d[oa]\s+|from\s+|o\s+|a\s+)?${name}\s*[.!]*\s*$`,
    'dgu',
  ),
];

export function toldGreetings(text: string, plain: string): Span[] {
  return greetings.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ indices }) => {
      const place = indices?.[1];
      if (!place || !isSomebody(text.slice(...place), plain.slice(...place))) return [];
      return [{ start: place[0], end: place[1], mark: personalMarks.name }];
    }),
  );
}

function isSomebody(written: string, plain: string): boolean {
  const first = plain.split(/\s/)[0] ?? '';
  if (never.has(first) || large.has(first)) return false;
  const isName = commonFirstNames.has(first) || moreNames.has(first) || nameWords.has(first);
  const isLarge = /^\p{Lu}/u.test(written);
  return (isName && (isLarge || !nameWords.has(first))) || !isEveryday(first) || /^\p{Lu}{2,3}\s\p{Lu}/u.test(written);
}
