import { judged, personal } from '@/tests/judged/measure';
import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

/** `npm run judge`: what leaves the house, what is shown and how children are answered, by sets that nobody who builds has written; of both halves. */
await runCommand(async () => {
  for (const half of ['tuning', 'held-out'] as const) for (const line of judged(half)) console.log(line);
  console.log(`deceiving: ${personal('deceiving')}`);
  await step('Database client', () => ensurePrismaClient());
  // Imported late: a fresh clone has no generated client when this file is read.
  const { judgeChildren } = await import('@/tests/retrieval/measure-children');
  for (const line of await judgeChildren()) console.log(line);
});
// What sends jobs keeps its connection.
process.exit();
