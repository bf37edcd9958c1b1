import { operation } from '@/lib/platform/http/operation';
import type { closeProject } from './commands/close-project';
import type { gradeProject } from './commands/grade-project';

const path = '/turmas/{id}/projects/{project}';
const params = { id: 'classId', project: 'project' };

export const gradeProjectOp = operation<typeof gradeProject>({
  method: 'POST',
  path: `${path}/grades`,
  params,
  summary: 'What students reached in a project, of one or of the whole class',
});

export const closeProjectOp = operation<typeof closeProject>({
  method: 'POST',
  path: `${path}/close`,
  params,
  summary: 'Close a project: its grades are final',
});
