import { timedSteps } from '@/lib/lesson-plans/rules/time-plan';

/** One thing to do in a lesson: what it is called, how long it takes, and the Markdown that says how. */
export type PlanStep = { readonly name: string; readonly minutes: number | null; readonly text: string };

const itemMark = /^\s*(?:#{1,6}|\d{1,2}[.)]|[-*+])\s+/;

/** A plan's steps as a lesson goes through them. Those without minutes belong to the one before; a plan that names none is one. */
export function planSteps(steps: string, wholeName: string): PlanStep[] {
  const lines = steps.split('\n');
  const timed = timedSteps(steps);
  const [first] = timed;
  if (!first) return steps.trim() ? [{ name: wholeName, minutes: null, text: steps.trim() }] : [];
  const before = lines.slice(0, first.line).join('\n').trim();
  const named = timed.map(({ line, name, minutes }, index) => {
    const own = lines.slice(line, timed[index + 1]?.line);
    return { name, minutes, text: textOf(own) };
  });
  return before ? [{ name: wholeName, minutes: null, text: before }, ...named] : named;
}

/** Without the list's mark and its indent, so that it reads as a text of its own. */
function textOf([head = '', ...rest]: readonly string[]): string {
  const indent = /^\s*/.exec(head)?.[0].length ?? 0;
  const inside = rest.map((line) => (line.slice(0, indent + 3).trim() === '' ? line.slice(indent + 3) : line));
  return [head.replace(itemMark, ''), ...inside].join('\n').trim();
}
