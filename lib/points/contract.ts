import { operation } from '@/lib/platform/http/operation';
import type { celebrateHonors } from './commands/celebrate-honors';

export const celebrateHonorsOp = operation<typeof celebrateHonors>({
  method: 'POST',
  path: '/Alunos/honors/celebrated',
  summary: 'The student had these new honors on the screen',
  repeatable: true,
});
