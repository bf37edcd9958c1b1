import { lessonTap } from '@/lib/lessons/contract';
import { operation } from '@/lib/platform/http/operation';
import type { proposePairs } from './commands/propose-pairs';
import type { swapPairs } from './commands/swap-pairs';

export const proposePairsOp = operation<typeof proposePairs>(
  lessonTap('pairs', 'Pairs of those who are in the lesson, such as met least so far'),
);
export const swapPairsOp = operation<typeof swapPairs>(lessonTap('pairs/swap', 'Let two students change places'));
