import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

const isOfTests = process.argv[2] === 'tests';
const runs = Number(process.argv[isOfTests ? 3 : 2] ?? (isOfTests ? 300 : 200));

/**
 * `npm run chaos`: what becomes of taps that a browser kept, through cuts, reloads, two tabs and killed servers; ends with 1
 * when one is lost or doubled. `npm run chaos -- tests`: the same of the answers of online tests, with clocks that jump.
 */
await runCommand(async () => {
  await step('Database client', () => ensurePrismaClient());
  // Imported late: a fresh clone has no generated client when this file is read.
  const { openThrowaway } = await import('@/tests/bench/throwaway-world');
  const { chaos } = await import('@/tests/support/outbox/chaos');
  const database = await openThrowaway(async () => undefined);
  try {
    if (isOfTests) return await ofTests();
    const { tried, lost, doubled, cuts, kills } = await chaos(runs);
    console.log(
      `${runs} runs, ${cuts} cuts, ${kills} servers killed: tried ${tried}, lost ${lost}, doubled ${doubled}`,
    );
    if (lost + doubled > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
});

async function ofTests(): Promise<void> {
  const { testChaos } = await import('@/tests/support/online-tests/chaos');
  const { tried, lost, afterEnd, cuts, kills } = await testChaos(runs);
  console.log(
    `${runs} attempts, ${cuts} cuts, ${kills} servers killed: tried ${tried}, lost ${lost}, stored and never given ${afterEnd}`,
  );
  if (lost + afterEnd > 0) process.exitCode = 1;
}

// What sends jobs keeps its connection.
process.exit();
