import { type Operation, operation } from '@/lib/platform/http/operation';
import type { applyEvolution } from './commands/apply-evolution';
import type { cancelClass } from './commands/cancel-class';
import type { changeModule } from './commands/change-module';
import type { closeClass } from './commands/close-class';
import type { createClass } from './commands/create-class';
import type { deleteClass } from './commands/delete-class';
import type { enrolStudents } from './commands/enrol-students';
import type { exportGuardians } from './commands/export-guardians';
import type { planEvolution } from './commands/plan-evolution';
import type { reactivateClass } from './commands/reactivate-class';
import type { searchStudents } from './commands/search-students';
import type { setTestPassword } from './commands/set-test-password';
import type { startClass } from './commands/start-class';
import type { undoEvolution } from './commands/undo-evolution';
import type { unenrolStudents } from './commands/unenrol-students';
import type { unlinkClass } from './commands/unlink-class';
import type { updateClass } from './commands/update-class';
import type { classDetail } from './queries/class-detail';

/** The spec quotes these names; the rest is ours. */
const names = { name: 'nome', courseCode: 'curso', moduleCode: 'modulo', schoolId: 'escolaId' };
const params = { id: 'classId' };
const itself = { id: 'id' };

/** One step of a class's life. */
function step(path: string, summary: string): Pick<Operation, 'method' | 'path' | 'summary' | 'names' | 'params'> {
  return { method: 'POST', path: `/turmas/{id}/${path}`, summary, names, params };
}

export const createClassOp = operation<typeof createClass>({
  method: 'PUT',
  path: '/turmas',
  summary: 'Insert a class that nobody has begun yet',
  names,
});

export const readClassOp = operation<typeof classDetail>({
  method: 'GET',
  path: '/turmas/{id}',
  params: itself,
  summary: 'One class, with what may happen to it now',
  names,
});

export const updateClassOp = operation<typeof updateClass>({
  method: 'POST',
  path: '/turmas/{id}',
  params: itself,
  summary: 'Save what a class is called, when it meets and who is responsible for it',
  names,
});

export const deleteClassOp = operation<typeof deleteClass>({
  method: 'DELETE',
  path: '/turmas/{id}',
  params: itself,
  summary: 'Delete a class on which nothing was built',
});

export const startClassOp = operation<typeof startClass>(step('start', 'Start a class: its module and plans stand'));
export const changeModuleOp = operation<typeof changeModule>(step('module', 'Take another module and begin anew'));
export const closeClassOp = operation<typeof closeClass>(step('close', 'Close a class that is done'));
export const cancelClassOp = operation<typeof cancelClass>(step('cancel', 'Cancel a class'));
export const reactivateClassOp = operation<typeof reactivateClass>(
  step('reactivate', 'Let a class go on that was done or cancelled'),
);
export const unlinkClassOp = operation<typeof unlinkClass>(
  step('unlink', 'Take a class from its provider for good and leave it cancelled'),
);
export const planEvolutionOp = operation<typeof planEvolution>(
  step('evolution', 'What evolving a class would do: who goes along, and who or what is blocked'),
);
export const applyEvolutionOp = operation<typeof applyEvolution>({
  method: 'POST',
  path: '/turmas/evolutions/{id}/apply',
  summary: 'Evolve a class as the plan says',
  params: itself,
});
export const undoEvolutionOp = operation<typeof undoEvolution>({
  method: 'POST',
  path: '/turmas/evolutions/{id}/undo',
  summary: 'Undo an evolution on which nothing was built',
  params: itself,
});
export const enrolStudentsOp = operation<typeof enrolStudents>(step('students', 'Enrol students in a class'));
export const unenrolStudentsOp = operation<typeof unenrolStudents>(
  step('students/remove', 'Take students out of a class'),
);
export const searchStudentsOp = operation<typeof searchStudents>({
  ...step('enrolmentSearch', 'Active students of the school who could be enrolled, ten at most; the search is logged'),
  repeatable: true,
});
export const exportGuardiansOp = operation<typeof exportGuardians>({
  ...step('guardians', 'The guardians of who is in a class, a page at a time; taking them along is logged'),
  repeatable: true,
});
export const setTestPasswordOp = operation<typeof setTestPassword>({
  ...step('testPassword', 'A new password that the invented students of a test class share'),
  secret: true,
});
