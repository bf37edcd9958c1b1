import { ensureOpenApiDocument } from './build/openapi-document';
import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

/** `npm run bench`: the ratios of one run; with words, `npm run bench -- lesson`, of the parts whose name holds them; ends with 1 when one misses. */
await runCommand(async () => {
  await step('Database client', () => ensurePrismaClient());
  await step('API document', () => ensureOpenApiDocument());
  // Imported late: a fresh clone has no generated client when this file is read.
  const { measureSpeed } = await import('@/tests/bench/measure-speed');
  if (!(await measureSpeed(process.argv.slice(2).join(' ')))) process.exitCode = 1;
});
// What sends jobs keeps its connection.
process.exit();
