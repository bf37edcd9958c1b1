import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

const set = process.argv.includes('--held-out') ? 'held-out' : 'tuning';

/** `npm run retrieval`: how often the assistant's search finds a right passage for the questions of tests/retrieval; with --guide, how well the built-in guide answers them; with --children, what children write in their own spelling. */
await runCommand(async () => {
  await step('Database client', () => ensurePrismaClient());
  // Imported late: a fresh clone has no generated client when this file is read.
  const lines = process.argv.includes('--children')
    ? (await import('@/tests/retrieval/measure-children')).measureChildren(set)
    : process.argv.includes('--guide')
      ? (await import('@/tests/retrieval/measure-guide')).measureGuide()
      : (await import('@/tests/retrieval/measure-retrieval')).measureRetrieval(set);
  for (const line of await lines) console.log(line);
});
// What sends jobs keeps its connection.
process.exit();
