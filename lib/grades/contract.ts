import { operation } from '@/lib/platform/http/operation';
import type { gradePractice } from './commands/grade-practice';

export const gradePracticeOp = operation<typeof gradePractice>({
  method: 'POST',
  path: '/turmas/{id}/units/{unit}/practice',
  params: { id: 'classId', unit: 'unit' },
  summary: 'The practical part of the unit’s test, of one student or of the whole class',
});
