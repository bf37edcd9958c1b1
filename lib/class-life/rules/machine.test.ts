import { describe, expect, it } from 'vitest';
import { type ClassState, classStates } from '@/lib/classes/rules';
import { type ClassFacts, guardRefusals, refusalOf } from './guards';
import { type ClassAction, classActions, outcomeOf } from './machine';

/** Written once more, by hand: were it read from the machine, whoever changed one line would change what is expected. */
const expected: Record<ClassAction, Record<ClassState, string>> = {
  edit: { editable: 'editable', running: 'running', done: 'class.ended', cancelled: 'class.ended' },
  start: { editable: 'running', running: 'class.already-started', done: 'class.ended', cancelled: 'class.ended' },
  changeModule: { editable: 'editable', running: 'editable', done: 'class.ended', cancelled: 'class.ended' },
  evolve: { editable: 'class.not-started', running: 'done', done: 'class.ended', cancelled: 'class.ended' },
  close: { editable: 'class.not-started', running: 'done', done: 'class.ended', cancelled: 'class.ended' },
  reactivate: { editable: 'class.not-ended', running: 'class.not-ended', done: 'asBefore', cancelled: 'asBefore' },
  cancel: { editable: 'cancelled', running: 'cancelled', done: 'class.ended', cancelled: 'class.ended' },
  unlink: { editable: 'cancelled', running: 'cancelled', done: 'class.ended', cancelled: 'class.ended' },
  enrol: { editable: 'editable', running: 'running', done: 'class.ended', cancelled: 'class.ended' },
  unenrol: { editable: 'editable', running: 'running', done: 'class.ended', cancelled: 'class.ended' },
  delete: { editable: 'gone', running: 'class.in-use', done: 'class.in-use', cancelled: 'class.in-use' },
};

/** A class of which nothing else forbids anything. */
const free: ClassFacts = {
  hasLessonProgress: false,
  isTakenAlong: false,
  isLastUnitOpen: false,
  isEvolved: false,
  isLinked: true,
  hasPupils: false,
  hasFacilitator: true,
  hasPlans: true,
};

const pairs = classActions.flatMap((action) => classStates.map((state) => [action, state] as const));

describe('the life of a class', () => {
  it.each(pairs)('%s, %s', (action, state) => {
    const outcome = expected[action][state];
    expect(outcomeOf(action, state)).toBe(outcome);
    expect(refusalOf(action, state, free)).toBe(outcome.includes('.') ? outcome : undefined);
  });

  it('has no action and no state besides', () => {
    expect(Object.keys(expected).sort()).toEqual([...classActions].sort());
  });
});

const forbidden: [ClassAction, ClassState, Partial<ClassFacts>, string][] = [
  ['start', 'editable', { hasFacilitator: false }, 'class.no-facilitator'],
  ['start', 'editable', { hasPlans: false }, 'class.module-without-plans'],
  ['changeModule', 'running', { hasLessonProgress: true }, 'class.has-progress'],
  ['changeModule', 'running', { isTakenAlong: true }, 'class.taken-along'],
  ['evolve', 'running', { isLastUnitOpen: true }, 'class.last-unit-open'],
  ['evolve', 'running', { isEvolved: true }, 'class.already-evolved'],
  ['reactivate', 'done', { isEvolved: true }, 'class.already-evolved'],
  ['unlink', 'running', { isLinked: false }, 'class.not-linked'],
  ['delete', 'editable', { hasPupils: true }, 'class.in-use'],
  ['delete', 'editable', { hasLessonProgress: true }, 'class.in-use'],
];

describe('what else forbids an action', () => {
  it.each(forbidden)('%s, %s, %j: %s', (action, state, changes, code) => {
    expect(refusalOf(action, state, { ...free, ...changes })).toBe(code);
  });

  it('is said after what the state says', () => {
    expect(refusalOf('start', 'running', { ...free, hasFacilitator: false })).toBe('class.already-started');
  });

  it('is said all at once in a plan', () => {
    expect(guardRefusals('evolve', { ...free, isEvolved: true, isLastUnitOpen: true })).toEqual([
      'class.already-evolved',
      'class.last-unit-open',
    ]);
  });
});
