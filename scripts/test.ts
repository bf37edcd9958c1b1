import { checks } from './checks/steps';
import { ofOne, type Tally } from './checks/tally';

/** `npm test`: every check in its order, all failures shown; `npm run test:<part>`: only the steps of that part. */
const labelWidth = 24;
const part = process.argv[2];
const chosen = checks.filter(({ parts }) => !part || parts.includes(part));
const sum = { passed: 0, failed: 0 };

for (const { label, run } of chosen) {
  const began = performance.now();
  process.stdout.write(`${`${label} `.padEnd(labelWidth, '.')} `);
  const { passed, failed, output } = await run().catch(broken);
  sum.passed += passed;
  sum.failed += failed;
  const count = failed ? `${passed} passed, ${failed} FAILED` : `${passed} passed`;
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s, ${count}\n`);
  if (failed) process.stdout.write(`\n${output.trimEnd()}\n\n`);
}

process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed > 0 || chosen.length === 0 ? 1 : 0;

function broken(error: unknown): Tally {
  return ofOne(true, (error as Error).message);
}
