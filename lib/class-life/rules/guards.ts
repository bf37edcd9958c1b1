import type { ClassState } from '@/lib/classes/rules';
import { type ClassAction, isRefusal, outcomeOf, type StateRefusal } from './machine';

/** What is true of a class besides its state. `parts/class-facts.ts` finds it out, and says who will know more. */
export type ClassFacts = {
  /** A lesson of its module has begun. */
  hasLessonProgress: boolean;
  /** What a pupil did here counts in another class of its module, or was paid. */
  isTakenAlong: boolean;
  /** The last of its units that has lessons is not closed. */
  isLastUnitOpen: boolean;
  /** Another class took its pupils on. */
  isEvolved: boolean;
  isLinked: boolean;
  /** Real ones; the invented pupils of a test class go with it. */
  hasPupils: boolean;
  hasFacilitator: boolean;
  hasPlans: boolean;
};

type GuardRefusal =
  | 'class.already-evolved'
  | 'class.has-progress'
  | 'class.in-use'
  | 'class.module-without-plans'
  | 'class.no-facilitator'
  | 'class.not-linked'
  | 'class.taken-along'
  | 'class.last-unit-open';

type Guard = { code: GuardRefusal; forbids: (facts: ClassFacts) => boolean };

/** The one registry of what else forbids an action, in the order in which it is said. */
const guards: Readonly<Partial<Record<ClassAction, readonly Guard[]>>> = {
  start: [
    { code: 'class.no-facilitator', forbids: ({ hasFacilitator }) => !hasFacilitator },
    { code: 'class.module-without-plans', forbids: ({ hasPlans }) => !hasPlans },
  ],
  changeModule: [
    { code: 'class.has-progress', forbids: ({ hasLessonProgress }) => hasLessonProgress },
    { code: 'class.taken-along', forbids: ({ isTakenAlong }) => isTakenAlong },
  ],
  evolve: [
    { code: 'class.already-evolved', forbids: ({ isEvolved }) => isEvolved },
    { code: 'class.last-unit-open', forbids: ({ isLastUnitOpen }) => isLastUnitOpen },
  ],
  reactivate: [{ code: 'class.already-evolved', forbids: ({ isEvolved }) => isEvolved }],
  unlink: [{ code: 'class.not-linked', forbids: ({ isLinked }) => !isLinked }],
  delete: [{ code: 'class.in-use', forbids: ({ hasPupils, hasLessonProgress }) => hasPupils || hasLessonProgress }],
};

export type LifeRefusal = StateRefusal | GuardRefusal;

/** Why the action is refused; nothing where it is not. The state comes first: it says most. */
export function refusalOf(action: ClassAction, state: ClassState, facts: ClassFacts): LifeRefusal | undefined {
  const outcome = outcomeOf(action, state);
  if (isRefusal(outcome)) return outcome;
  return guards[action]?.find(({ forbids }) => forbids(facts))?.code;
}

/** All that the guards say at once, for a plan that is read before it is carried out. */
export function guardRefusals(action: ClassAction, facts: ClassFacts): LifeRefusal[] {
  return (guards[action] ?? []).filter(({ forbids }) => forbids(facts)).map(({ code }) => code);
}
