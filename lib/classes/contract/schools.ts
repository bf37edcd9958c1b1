import { operation } from '@/lib/platform/http/operation';
import type { deleteSchool } from '../commands/delete-school';

export const deleteSchoolOp = operation<typeof deleteSchool>({
  method: 'DELETE',
  path: '/Escolas/{id}',
  summary: 'Delete a school at which nobody is',
  params: { id: 'id' },
});
