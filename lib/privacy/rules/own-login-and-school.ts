import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { withAnyAccents } from './accents';
import { nameParts } from './listed-names';
import type { PersonDetails, Removal } from './person-details';

const schoolWords = String.raw`(?:escola|col[eé]gio|instituto|centro|e\.?\s?[em]\.?(?:\s?[ei]\.?){0,2}f?\.?|emef|emei|emeief|cieps?|etec|school)`;
const schoolKinds = String.raw`(?:municipal|estadual|federal|t[eé]cnica|particular|p[uú]blica|b[aá]sica|de\s+ensino\s+(?:fundamental|m[eé]dio))`;

/** What is known of a person beside names, wherever it stands. */
export function loginAndSchoolRemovals({ names, login, school, city }: PersonDetails): Removal[] {
  const isOwn = login && tellsWhoseItIs(login, names.flatMap(nameParts));
  const user: Removal[] = isOwn ? [[wholeWord(withAnyAccents(login)), personalMarks.user]] : [];
  return [...ofSchool(school), ...ofCity(city), ...user];
}

/** A login that is a word of the language ("aluno") names nobody. */
function tellsWhoseItIs(login: string, parts: readonly string[]): boolean {
  if (login.length < 3) return false;
  if (/[^\p{L}]/u.test(login)) return true;
  return parts.some((part) => part.length > 2 && folded(login).includes(part));
}

/** Behind a word of place: a town may be called like anything else. */
function ofCity(city: string | null | undefined): Removal[] {
  if (!city || city.trim().length < 3) return [];
  const pattern = String.raw`(?<=(?<!\p{L})(?:em|de|d[ao]|n[ao]|pr[ao]|para|cidade|in|from|to|at)\s)${withAnyAccents(city.trim())}(?!\p{L})`;
  return [[new RegExp(pattern, 'giu'), personalMarks.place]];
}

function ofSchool(school: string | null | undefined): Removal[] {
  const core = school
    ?.trim()
    .replace(new RegExp(`^(?:${schoolWords}|${schoolKinds}|d[aeo]s?|prof(?:essora?|\\.|a\\.)?|\\s)+(?=\\s)`, 'iu'), '')
    .trim();
  if (!school || !core) return [];
  // Who goes there names it without a word for it; a single word may mean anything but where it is gone to.
  const isTelling = /\s/.test(core);
  const goes = String.raw`(?<=(?<!\p{L})(?:estud\p{L}{1,4}|sou|aluno|aluna|turma|iscola|escola|vou|mudei|transferencia|vim|study|school)(?:\s\p{L}{1,5}){0,3}\s)`;
  return [
    [wholeWord(withAnyAccents(school.trim())), personalMarks.school],
    [
      wholeWord(
        String.raw`${schoolWords}(?:\s+(?:${schoolKinds}|d[aeo]s?|prof(?:essora?|\.|a\.)?))*\s+${withAnyAccents(core)}`,
      ),
      personalMarks.school,
    ],
    [
      isTelling
        ? wholeWord(String.raw`(?<!(?:quem|who)\s(?:foi|é|eh|e|was|is)\s)${withAnyAccents(core)}`)
        : new RegExp(String.raw`${goes}${withAnyAccents(core)}(?![\p{L}\d])`, 'giu'),
      personalMarks.school,
    ],
  ];
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'giu');
}
