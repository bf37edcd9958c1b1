import { operation } from '@/lib/platform/http/operation';
import type { checkChallenges } from './commands/check-challenges';
import type { tickChallenge } from './commands/tick-challenge';

const path = '/turmas/{id}/units/{unit}';
const params = { id: 'classId', unit: 'unit' };

export const tickChallengeOp = operation<typeof tickChallenge>({
  method: 'POST',
  path: `${path}/challenges`,
  params,
  summary: 'A student ticks a challenge of the unit’s mission, or takes the tick back',
});

export const checkChallengesOp = operation<typeof checkChallenges>({
  method: 'POST',
  path: `${path}/challenges/check`,
  params,
  summary: 'Say yes or no to challenges, of one student or of the whole class',
});
