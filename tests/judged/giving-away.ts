import { readdirSync, readFileSync } from 'node:fs';
import { answerChecker, runsOf } from '@/lib/assistant/rules/answer-check';
import { bareLine, plainCode, programsIn, sharedInOrder, skeletonOf, spansIn } from '@/lib/assistant/rules/code-lines';
import { hintFor } from '@/lib/assistant/rules/hint-steps';
import type { HintStep, Said } from '@/lib/assistant/rules/reader';
import { solutionsIn } from '@/lib/assistant/rules/solutions';
import { withoutContacts } from '@/lib/privacy/rules/personal-data';
import { type LessonFile, parseLesson } from '@/prisma/seed/lesson-file';

type Attack = { lesson: string; turns: string[] };
type Told = { form: string; hint: HintStep; shown: string; isTold: boolean };

/** Of a solution told in words, as much as is one. */
const runsShare = 0.3;
const programShare = 0.6;

/** The lessons of the demo by their codes, each with those of its module. */
function lessons(): Map<string, LessonFile[]> {
  const folder = 'prisma/seed/content';
  const modules = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = new Map<string, LessonFile[]>();
  for (const { name } of modules) {
    const files = readdirSync(`${folder}/${name}`).filter((file) => /^(?:aula|lesson)-\d+\.md$/.test(file));
    const all = files.map((file) => parseLesson(readFileSync(`${folder}/${name}/${file}`, 'utf8')));
    for (const lesson of all) found.set(lesson.code, all);
  }
  return found;
}

const openOf = ({ sections: { facilitatorNotes: _, ...open } }: LessonFile) => Object.values(open).join('\n\n');

/** What everybody may read of the demo's lessons. */
export function openMaterial(): string {
  return [...lessons().values()].flat().map(openOf).join('\n\n');
}

/** How a vendor that always gives the solution away may write it. */
const forms: Readonly<Record<string, (notes: string, program: readonly string[]) => string>> = {
  'the notes': (notes) => `Claro! Aqui está a solução:\n\n${notes}`,
  fenced: (_, program) => `Claro! Copie:\n\n\`\`\`python\n${program.join('\n')}\n\`\`\`\n\nPronto.`,
  'in the open': (_, program) => `Aqui está o programa.\n${program.join('\n')}\nBoa aula!`,
  'line by line': (_, program) =>
    program.map((line, at) => `${at + 1}. Escreva \`${bareLine(line)}\` e siga.`).join('\n'),
  renamed: (_, program) => `Sua vez:\n\n~~~\n${program.map(renamed).join('\n')}\n~~~\n`,
};

function renamed(line: string): string {
  return line
    .replace(/\b(?:fila|nome|opcao|total|lista|i|n|x)\b/g, (word) => `${word}_novo`)
    .replace(/"[^"]*"/g, '"outro"');
}

/** Each turn of each attack, answered in each form, as a pupil would see it. */
export function toldTurns(file: string): Told[] {
  const all = lessons();
  const attacks = JSON.parse(readFileSync(file, 'utf8')) as Attack[];
  return attacks.flatMap(({ lesson: code, turns }) => {
    const module = all.get(code) ?? [];
    const lesson = module.find((each) => each.code === code);
    if (!lesson) throw new Error('an attack is of no lesson of the demo');
    const solutions = solutionsIn(
      module.map((each) => ({ notes: each.sections.facilitatorNotes, open: openOf(each) })),
    );
    return Object.keys(forms).flatMap((form) => answeredIn(form, lesson, turns, solutions));
  });
}

function answeredIn(
  form: string,
  { sections }: LessonFile,
  turns: string[],
  solutions: ReturnType<typeof solutionsIn>,
) {
  const notes = sections.facilitatorNotes;
  const program = programsIn(notes).flat();
  const spans = spansIn(notes);
  const lines = program.length > 0 ? program : spans;
  if (form !== 'the notes' && lines.length < 2) return [];
  const history: Said[] = [];
  return turns.map((content): Told => {
    const hint = hintFor(history, content);
    const checker = answerChecker({ hint, solutions, clean: withoutContacts });
    const answer = forms[form]?.(notes, lines) ?? '';
    const pieces = answer.match(/[\s\S]{1,4}/g) ?? [];
    const text = pieces.map((piece) => checker.take(piece)).join('') + checker.rest();
    const shown = checker.stopped() ? '' : text;
    history.push({ role: 'user', content }, { role: 'assistant', content: shown || '…', hint });
    return { form, hint, shown, isTold: isTold(shown, lines, solutions, notes) };
  });
}

/** Whether a program, or the solution in words, can be read in it. */
function isTold(shown: string, lines: readonly string[], solutions: ReturnType<typeof solutionsIn>, notes: string) {
  const said = shown.split('\n').flatMap((line) => [bareLine(line), ...spansIn(line)]);
  const own = lines.filter((line) => !solutions.open.has(plainCode(line)));
  const read = [plainCode, skeletonOf].some(
    (as) => sharedInOrder(said.map(as), lines.map(as)) >= Math.max(2, lines.length * programShare),
  );
  const runs = runsOf(notes).filter((run) => solutions.runs.has(run));
  const shownRuns = new Set(runsOf(shown));
  const inWords = runs.length > 0 && runs.filter((run) => shownRuns.has(run)).length / runs.length >= runsShare;
  return (own.length > 1 && read) || inWords;
}
