import { withAnyAccents } from './accents';
import { type Known, personalMarks, type Taken } from './personal-marks';

const schoolWords = String.raw`(?:escola|col[eé]gio|instituto|centro|e\.?\s?[em]\.?(?:\s?[ei]\.?){0,2}f?\.?|emef|emei|emeief|cieps?|etec|school)`;
const schoolKinds = String.raw`(?:municipal|estadual|federal|t[eé]cnica|particular|p[uú]blica|b[aá]sica|de\s+ensino\s+(?:fundamental|m[eé]dio))`;

/** What is known of a person, wherever it stands. */
export function ofKnown({ names, login, school }: Known): Taken[] {
  const parts = names.map((name) =>
    name.split(/\s+/).filter((part) => part.length > 1 && !/^(?:d[aeo]s?|e)$/i.test(part)),
  );
  const people = parts.filter((own) => own.length > 1).map((own) => [fullName(own), personalMarks.name] as Taken);
  const isOwn = login && isTelling(login, parts.flat());
  const user: Taken[] = isOwn ? [[wholeWord(withAnyAccents(login)), personalMarks.user]] : [];
  return [...ofSchool(school), ...people, ...user];
}

/** Two words of the same name beside each other; one alone may be anybody's, or a word of the language. */
function fullName(parts: readonly string[]): RegExp {
  const one = `(?:${parts.map(withAnyAccents).join('|')})`;
  return wholeWord(String.raw`${one}(?:[\s._-]+(?:(?:d[aeo]s?|e)[\s._-]+)?${one})+`);
}

/** A login that is a word of the language ("aluno") names nobody. */
function isTelling(login: string, nameParts: readonly string[]): boolean {
  if (login.length < 3) return false;
  if (/[^\p{L}]/u.test(login)) return true;
  return nameParts.some((part) => part.length > 2 && new RegExp(withAnyAccents(part), 'iu').test(login));
}

function ofSchool(school: string | null | undefined): Taken[] {
  const core = school
    ?.trim()
    .replace(new RegExp(`^(?:${schoolWords}|${schoolKinds}|d[aeo]s?|prof(?:essora?|\\.|a\\.)?|\\s)+(?=\\s)`, 'iu'), '')
    .trim();
  if (!school || !core) return [];
  return [
    [wholeWord(withAnyAccents(school.trim())), personalMarks.school],
    [
      wholeWord(
        String.raw`${schoolWords}(?:\s+(?:${schoolKinds}|d[aeo]s?|prof(?:essora?|\.|a\.)?))*\s+${withAnyAccents(core)}`,
      ),
      personalMarks.school,
    ],
  ];
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'giu');
}
