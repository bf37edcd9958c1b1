import { runsOf, type Solutions } from './answer-check';
import { bareLine, isCodeLine, plainCode, programsIn, spansIn } from './code-lines';

/** A shorter program is a line that anybody may write. */
const programMin = 2;
/** A shorter line stands in many programs. */
const lineLengthMin = 6;

type Lesson = { readonly notes: string; readonly open: string };

/** What the notes of lessons hold and their open pages do not. */
export function solutionsIn(lessons: readonly Lesson[]): Solutions {
  const open = new Set(lessons.flatMap((lesson) => codeIn(lesson.open)));
  const openRuns = new Set(lessons.flatMap((lesson) => runsOf(lesson.open)));
  return {
    programs: lessons.flatMap(({ notes }) =>
      programsIn(notes).flatMap((program) => {
        const lines = program.map(bareLine);
        return lines.length >= programMin && lines.some((line) => !open.has(plainCode(line))) ? [lines] : [];
      }),
    ),
    lines: new Set(
      lessons.flatMap(({ notes }) => codeIn(notes)).filter((line) => line.length >= lineLengthMin && !open.has(line)),
    ),
    runs: new Set(lessons.flatMap(({ notes }) => runsOf(notes)).filter((run) => !openRuns.has(run))),
    open,
  };
}

function codeIn(text: string): string[] {
  const lines = text.split('\n').filter(isCodeLine);
  return [...programsIn(text).flat(), ...spansIn(text), ...lines].map(plainCode);
}
