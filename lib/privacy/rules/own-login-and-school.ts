import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { withAnyAccents } from './accents';
import { nameParts } from './listed-names';
import type { PersonDetails, Removal } from './person-details';

const schoolWords = String.raw`(?:escola|col[eé]gio|instituto|centro|e\.?\s?[em]\.?(?:\s?[ei]\.?){0,2}f?\.?|emef|emei|emeief|cieps?|etec|school)`;
const schoolKinds = String.raw`(?:municipal|estadual|federal|t[eé]cnica|particular|p[uú]blica|b[aá]sica|de\s+ensino\s+(?:fundamental|m[eé]dio))`;

/** What is known of a person beside names, wherever it stands. */
export function loginAndSchoolRemovals({ names, login, school }: PersonDetails): Removal[] {
  const isOwn = login && tellsWhoseItIs(login, names.flatMap(nameParts));
  const user: Removal[] = isOwn ? [[wholeWord(withAnyAccents(login)), personalMarks.user]] : [];
  return [...ofSchool(school), ...user];
}

/** A login that is a word of the language ("aluno") names nobody. */
function tellsWhoseItIs(login: string, parts: readonly string[]): boolean {
  if (login.length < 3) return false;
  if (/[^\p{L}]/u.test(login)) return true;
  return parts.some((part) => part.length > 2 && folded(login).includes(part));
}

function ofSchool(school: string | null | undefined): Removal[] {
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
