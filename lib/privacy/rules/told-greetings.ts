import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { commonFirstNames } from './common-names';
import { isEveryday } from './everyday';
import { isSaidByProgram } from './lesson-people';
import { moreNames } from './more-names';
import { nameWords } from './name-words';
import { large, never } from './told-name-words';
import type { Span, Told } from './told-spans';

const name = String.raw`([\p{L}][\p{L}'’]{1,20}(?:\s+[\p{L}][\p{L}'’]{0,20}){0,2}?)`;
const hello = String.raw`(?:(?:hiya|oi+e*|ola|opa|eai|e ai|iae|salve|bom dia|boa tarde|boa noite|hey|hi|hello|yo|fala|tia|prof\p{L}*|teacher|robot|robo|bot|tutor|ia|assistente|pessoal|gente|galera)[\s,!.]+){0,3}`;

/** "eu sou Micaelly e ...". */
export const toldSelf: readonly Told[] = [
  [
    /(?<![\p{L}\d])(?:sou|i am|i'm|im)\s+(?!(?:o|a|um|uma|do|da|de|the|an)\s)(\p{L}{3,20}(?:\s+\p{L}{3,20})?)(?=\s+(?:e|and|d[ao]|from|but|mas)\s|\s*,)/dgu,
    personalMarks.name,
    'proper',
  ],
];

/** Who says who is there: "Will here", "JP na área", "oi tia, ju aqui". */
const greetings: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s*${hello}${name}\s*,?\s+(?:aqui|na area|falando|here|speaking|reporting|on the line|do \d\s?[oº°]?\s?(?:ano\s?)?[a-h]?|da sala|da turma|again|de novo por aqui)(?![\p{L}])`,
    'dgu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:aqui quem fala (?:e|eh)|quem (?:fala|ta falando|escreve) (?:e|eh)|aqui (?:e|eh)|this is|its me|it's me|e eu|sou eu|(?:hi|hey|hiya|hello|yo)[\\s,!]+(?:its|it's|it is|im|i'm|i am))\s*,?\s*(?:o |a )?${name}(?=\s*(?:[,;:!?]|\.(?!\p{L})|$|\s(?:de novo|again|do|da|e|from)\s))`,
    'dgu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:lembra de mim|remember me|sou eu)\s*[?,!:]\s*(?:o |a |its |e (?:o|a) )?${name}(?=\s*[,.;:!?]|$)`,
    'dgu',
  ),
  // At the end, as letters are signed.
  new RegExp(
    String.raw`(?:^\s*|[.!?,;\n]\s*|\s-+\s*|\s~\s*)(?:ass(?:inado)?|att|abracos?|abs|bj(?:s|o|os|inhos)?|beijos?|obg|obrigad[oa]|vlw|valeu|flw|thanks?|thank you|thx|tks|from|love|cheers|regards|grat[oa])[\s,:.!~-]{0,6}(?:d[oa]\s+|from\s+|o\s+|a\s+)?(?<=[\s,:.!~-])${name}\s*(?:\s+d[oa]\s+[\p{L}]{3,12})?[.!]*\s*$`,
    'dgu',
  ),
  // Of a list alone: whoever is of a group or does something tells it alike.
  new RegExp(
    String.raw`(?<![\p{L}])(?:sou|(?:aqui|aki)(?:\s+(?:e|eh))?)\s+(?<article>[oa])\s+${name}(?=\s*(?:[,.;:!?]|$|\s(?:d[aeo]|de novo|from|e)\s))`,
    'dgu',
  ),
];

export function toldGreetings(text: string, plain: string): Span[] {
  return greetings.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ indices, groups }) => {
      const place = groups?.article ? indices?.[2] : indices?.[1];
      if (!place || isSaidByProgram(plain, place[0])) return [];
      const said = plain.slice(...place);
      const isOne = groups?.article ? isNameOf(said, plain.slice(place[1])) : isSomebody(text.slice(...place), said);
      return isOne ? [{ start: place[0], end: place[1], mark: personalMarks.name }] : [];
    }),
  );
}

/** With an article, where nobody is spoken of, a word that is a name as well is one. */
function isNameOf(said: string, behind: string): boolean {
  const first = said.split(/\s/)[0] ?? '';
  if (
    never.has(first) ||
    large.has(first) ||
    saidOfSomebody.has(first) ||
    /^\s+(?:do|da|of|from) (?:jogo|exerc|lista|codigo|minecraft|roblox|livro|filme|desenho|scratch|historia)/.test(
      behind,
    )
  )
    return false;
  return commonFirstNames.has(first) || moreNames.has(first) || nameWords.has(first);
}

const saidOfSomebody = new Set(
  'amado amada linda lindo real rica rico nova novo certa grande santa santo serena viva max min page rei pessoa dai ida general duque luz'.split(
    ' ',
  ),
);

function isSomebody(written: string, plain: string): boolean {
  const first = plain.split(/\s/)[0] ?? '';
  if (never.has(first) || large.has(first)) return false;
  const isName = commonFirstNames.has(first) || moreNames.has(first) || nameWords.has(first);
  const isLarge = /^\p{Lu}/u.test(written);
  return (isName && (isLarge || !nameWords.has(first))) || !isEveryday(first) || /^\p{Lu}{2,3}\s\p{Lu}/u.test(written);
}
