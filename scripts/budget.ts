import { ensureOpenApiDocument } from './build/openapi-document';
import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

/** `npm run budget`: the JavaScript of every page against tests/bench/budgets.ts; ends with 1 when one is over. */
await runCommand(async () => {
  await step('Database client', () => ensurePrismaClient());
  await step('API document', () => ensureOpenApiDocument());
  // Imported late: a fresh clone has no generated client when this file is read.
  const { measureWeights } = await import('@/tests/bench/measure-weights');
  if (!(await measureWeights())) process.exitCode = 1;
});
