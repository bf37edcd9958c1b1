import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { withAnyAccents } from './accents';
import { isEveryday } from './everyday';
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

/** By itself where it is called like nothing else, and behind a word of place where it may mean something. */
function ofCity(city: string | null | undefined): Removal[] {
  if (!city || city.trim().length < 3) return [];
  const pattern = String.raw`(?<=(?<!\p{L})(?:em|de|d[ao]|n[ao]|pr[ao]|para|cidade|in|from|to|at)\s)${withAnyAccents(city.trim())}(?!\p{L})`;
  const isAlone = /\s/.test(city.trim()) || !isEveryday(city);
  const whole = isAlone ? wholeWord(`(?<!['"])${withAnyAccents(city.trim())}`) : new RegExp(pattern, 'giu');
  return [[whole, personalMarks.place], ...byInitials(city)];
}

/** "sjc é onde eu moro". */
function byInitials(city: string): Removal[] {
  const initials = folded(city)
    .split(/[\s-]+/)
    .filter((word) => !/^d[aeo]s?$/.test(word))
    .map((word) => word.charAt(0))
    .join('');
  if (!/^[a-z]{2,}$/.test(initials)) return [];
  const lives = String.raw`(?<=(?<!\p{L})(?:moro|mora|sou|aqui|vim)(?:\s\p{L}{1,4}){0,2}\s)${initials}(?![\p{L}\d])`;
  const told = String.raw`(?<![\p{L}\d])${initials}(?=\s+(?:é|e|eh)\s+(?:onde|a?\s?minha))`;
  return [[new RegExp(`${lives}|${told}`, 'giu'), personalMarks.place]];
}

/** What schools are called beside their name, and what binds its words. */
const kindOfSchool = new Set(
  'escola escolas colegio instituto centro educandario externato unidade complexo ginasio liceu faculdade campus rede municipal estadual federal tecnica tecnico tecnologica tecnologico particular publica basica basico integral integrado ensino educacao educacional fundamental medio infantil ciencia tecnologia cultura civico militar bilingue bilingual bilíngue academy school international international internacional college high e d da de do das dos em of the prof professor professora profa dr dra doutor emef emei emeief emeb emeif em ee eeb eeef eeem eeefm erem cmei cemei ceu ciep caic etec fatec sesi senai senac ifba ifsp cej cepi cef ced'.split(
    ' ',
  ),
);
const numbered = new Map([
  ['i', '(?:i|1|primeiro)'],
  ['ii', '(?:ii|2|segundo)'],
  ['iii', '(?:iii|3|terceiro)'],
  ['x', '(?:x|10)'],
  ['xii', '(?:xii|12|doze)'],
  ['xxiii', '(?:xxiii|23)'],
]);
/** What else is called by as many letters. */
const shortOfComputing = new Set(
  'cep cpf css html php sql cpu gpu usb led ram rom api ide pdf csv xml url app dns ssd hdd lcd rgb svg gif mp3 mp4 npm git web bit rpg gta fps ceu mec sem com uma por que ele ela eles mas sao era fim mar pai mae dos das nos'.split(
    ' ',
  ),
);

function ofSchool(school: string | null | undefined): Removal[] {
  const words = school?.trim().match(/[\p{L}\p{M}\d'’-]+/gu) ?? [];
  const core = words.filter((word) => !kindOfSchool.has(folded(word)));
  if (!school || core.length === 0) return [];
  const said = core.map((word) => numbered.get(folded(word)) ?? withAnyAccents(word));
  const between = String.raw`\s+(?:(?:d[aeo]s?|e|of|the)\s+)?`;
  // Who goes there names it without a word for it; a single word may mean anything but where it is gone to.
  const goes = String.raw`(?<=(?<!\p{L})(?:estud\p{L}{1,4}|sou|aluno|aluna|turma|iscola|escola|colegio|colégio|vou|mudei|transferencia|vim|prova|study|school|to|tô|saí|sai|entrei|meu|minha)(?:\s\p{L}{1,5}){0,3}\s|(?<!\p{L})aqui\sn[ao]\s|(?<!\p{L})(?:at|@)\s)`;
  const isAsked = String.raw`(?<!(?:quem|who)\s(?:foi|é|eh|e|era|was|is)\s)`;
  // Whom it is called after has done things.
  const isDone = String.raw`(?!\s+(?:voou|invent\p{L}+|nasceu|morreu|criou|descobr\p{L}+|escrev\p{L}+|pint\p{L}+|viveu|flew|invented|died|wrote|discovered|painted)(?!\p{L}))`;
  const kind = String.raw`${schoolWords}(?:\s+(?:${schoolKinds}|d[aeo]s?|prof(?:essora?|\.|a\.)?))*\s+`;
  const parts = [
    [0, said.length] as const,
    ...(said.length > 2 ? [[0, 2] as const, [said.length - 2, said.length] as const] : []),
  ];
  const short = words
    .filter((word) => !/^(?:d[aeo]s?|e|of|the)$/i.test(word))
    .map((word) => folded(word).charAt(0))
    .join('');
  return [
    [wholeWord(withAnyAccents(school.trim())), personalMarks.school],
    [wholeWord(kind + said.join(between)), personalMarks.school],
    ...(said.length > 1
      ? parts.map(
          ([from, to]): Removal => [
            wholeWord(isAsked + said.slice(from, to).join(between) + isDone),
            personalMarks.school,
          ],
        )
      : [
          [
            isEveryday(core[0] ?? '')
              ? new RegExp(String.raw`${goes}${said[0]}(?![\p{L}\d])`, 'giu')
              : wholeWord(isAsked + said[0] + isDone),
            personalMarks.school,
          ] as Removal,
        ]),
    ...(said.length > 1 && (core.at(-1)?.length ?? 0) > 4 && !isEveryday(core.at(-1) ?? '')
      ? [
          [
            new RegExp(
              String.raw`(?<=(?<!\p{L})(?:o|no|do|at|na|da)\s)(?<!(?:quem|who)\s(?:foi|é|eh|e|era|was|is)\s[oa]\s)${said.at(-1)}(?![\p{L}\d])${isDone}`,
              'giu',
            ),
            personalMarks.school,
          ] as Removal,
        ]
      : []),
    ...(/^[a-z]{3,}$/.test(short) && !shortOfComputing.has(short)
      ? [[wholeWord(short), personalMarks.school] as Removal]
      : []),
  ];
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'giu');
}
