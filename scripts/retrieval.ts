import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

const set = process.argv.includes('--held-out') ? 'held-out' : 'tuning';

/** `npm run retrieval`: how often the assistant's search finds a right passage for the questions of tests/retrieval. */
await runCommand(async () => {
  await step('Database client', () => ensurePrismaClient());
  // Imported late: a fresh clone has no generated client when this file is read.
  const { measureRetrieval } = await import('@/tests/retrieval/measure-retrieval');
  for (const line of await measureRetrieval(set)) console.log(line);
});
// What sends jobs keeps its connection.
process.exit();
