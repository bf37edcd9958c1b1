/** `line` is where it stands in the text: two steps may have one name. */
export type TimedStep = { line: number; name: string; minutes: number };

/** A heading or an item of a list: what a plan's steps are written as. */
const step = /^\s*(?:#{1,6}|\d{1,2}[.)]|[-*+])\s+(.+)$/;
const amount = /\(?\s*(\d{1,3})(?:\s*(?:min|minutos?|minutes?)\b\.?|['′])\s*\)?/i;
const fence = /^\s*(?:```|~~~)/;

/** The steps that say how many minutes they take, in order: "## Conversa (10 min)", "2. **Jogo**: 15 minutos". */
export function timedSteps(steps: string): TimedStep[] {
  const found: TimedStep[] = [];
  let isCode = false;
  for (const [line, written] of steps.split('\n').entries()) {
    if (fence.test(written)) isCode = !isCode;
    const text = isCode ? undefined : step.exec(written)?.[1];
    const minutes = text && amount.exec(text);
    if (minutes) found.push({ line, name: nameOf(text, minutes), minutes: Number(minutes[1]) });
  }
  return found;
}

/** What stands before the minutes, else behind them, without Markdown's marks. */
function nameOf(text: string, { index, 0: { length } }: RegExpExecArray): string {
  const [before, after] = [text.slice(0, index), text.slice(index + length)].map(plain);
  return before || after || plain(text);
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]/g, '')
    .replace(/^[\s:;,.\-–—]+|[\s:;,\-–—(]+$/g, '');
}

/** Minutes of the lesson that no step takes; below zero the steps do not fit. */
export function minutesLeft(steps: readonly Pick<TimedStep, 'minutes'>[], lessonMinutes: number): number {
  return steps.reduce((left, { minutes }) => left - minutes, lessonMinutes);
}
