import type { ClassState, ClassType } from '@/lib/classes/rules';
import { type ClassFacts, guardRefusals } from './guards';
import { isRefusal, outcomeOf } from './machine';
import { type NextModule, nextModuleRefusals } from './modules';

type Asked = { state: ClassState; type: ClassType; facts: ClassFacts; next: NextModule | null };

/** What an administrator may set aside, with a reason; the rest nobody may. */
const setAside = ['class-last-unit-open', 'next-module-in-development', 'next-module-not-authorised'];

/**
 * Why the class does not evolve, all of it at once, as keys of the messages `fields`. The state alone is said where it
 * forbids it: nothing else matters then.
 */
export function evolutionBlocks({ state, type, facts, next }: Asked, isSetAside: boolean): string[] {
  const outcome = outcomeOf('evolve', state);
  if (isRefusal(outcome)) return [keyOf(outcome)];
  const all = [...guardRefusals('evolve', facts).map(keyOf), ...nextModuleRefusals(next, type)];
  return isSetAside ? all.filter((key) => !setAside.includes(key)) : all;
}

/** Whether a reason would open the way. */
export function canBeSetAside(blocks: readonly string[]): boolean {
  return blocks.length > 0 && blocks.every((key) => setAside.includes(key));
}

/** Whether a plan is worth asking for: nothing forbids the step, or only what who asks may set aside. */
export function isPlanWorthAsking(refusal: string | null, maySetAside: boolean): boolean {
  return refusal === null || (maySetAside && canBeSetAside([keyOf(refusal)]));
}

function keyOf(code: string): string {
  return code.replace('.', '-');
}
