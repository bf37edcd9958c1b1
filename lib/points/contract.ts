import { operation } from '@/lib/platform/http/operation';
import type { celebrateHonors } from './commands/celebrate-honors';
import type { switchRanking } from './commands/switch-ranking';
import type { classRanking } from './queries/class-ranking';

export const celebrateHonorsOp = operation<typeof celebrateHonors>({
  method: 'POST',
  path: '/Alunos/honors/celebrated',
  summary: 'The student had these new honors on the screen',
  repeatable: true,
});

export const switchRankingOp = operation<typeof switchRanking>({
  method: 'POST',
  path: '/turmas/{id}/ranking',
  params: { id: 'classId' },
  summary: 'Show the students of a class who of them has most points, or no longer',
  repeatable: true,
});

export const classRankingOp = operation<typeof classRanking>({
  method: 'GET',
  path: '/turmas/{id}/ranking',
  params: { id: 'classId' },
  summary: "The caller's place in the class and its first three, where who teaches has switched it on",
});
