import type { ClassState } from '@/lib/classes/rules';

export const classActions = [
  'edit',
  'start',
  'changeModule',
  'evolve',
  'close',
  'reactivate',
  'cancel',
  'unlink',
  'enrol',
  'unenrol',
  'delete',
] as const;
export type ClassAction = (typeof classActions)[number];

/** Of one that is reactivated: what it was before it ended, begun or not. */
type Next = ClassState | 'gone' | 'asBefore';

/** Codes of failures.ts: a class in this state refuses the action whatever else is true. */
export type StateRefusal =
  | 'class.already-started'
  | 'class.not-started'
  | 'class.ended'
  | 'class.not-ended'
  | 'class.in-use';

type Row = Readonly<Record<ClassState, Next | StateRefusal>>;

const whileItGoesOn: Row = {
  editable: 'editable',
  running: 'running',
  done: 'class.ended',
  cancelled: 'class.ended',
};

/** The life of a class: what each action makes of each state, or why it is refused (§4). Nothing else changes a state. */
const machine: Readonly<Record<ClassAction, Row>> = {
  edit: whileItGoesOn,
  enrol: whileItGoesOn,
  unenrol: whileItGoesOn,
  start: {
    editable: 'running',
    running: 'class.already-started',
    done: 'class.ended',
    cancelled: 'class.ended',
  },
  // It begins anew: its module is open again until somebody starts it.
  changeModule: {
    editable: 'editable',
    running: 'editable',
    done: 'class.ended',
    cancelled: 'class.ended',
  },
  evolve: {
    editable: 'class.not-started',
    running: 'done',
    done: 'class.ended',
    cancelled: 'class.ended',
  },
  close: {
    editable: 'class.not-started',
    running: 'done',
    done: 'class.ended',
    cancelled: 'class.ended',
  },
  cancel: {
    editable: 'cancelled',
    running: 'cancelled',
    done: 'class.ended',
    cancelled: 'class.ended',
  },
  unlink: {
    editable: 'cancelled',
    running: 'cancelled',
    done: 'class.ended',
    cancelled: 'class.ended',
  },
  reactivate: {
    editable: 'class.not-ended',
    running: 'class.not-ended',
    done: 'asBefore',
    cancelled: 'asBefore',
  },
  // What began is history: it is cancelled, not deleted.
  delete: {
    editable: 'gone',
    running: 'class.in-use',
    done: 'class.in-use',
    cancelled: 'class.in-use',
  },
};

export function isRefusal(outcome: Next | StateRefusal): outcome is StateRefusal {
  return outcome.includes('.');
}

/** What becomes of a class in this state. */
export function outcomeOf(action: ClassAction, state: ClassState): Next | StateRefusal {
  return machine[action][state];
}
