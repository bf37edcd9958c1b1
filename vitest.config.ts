import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const quiet = 'tests/support/console-silence.ts';
const environment = 'tests/support/environment.ts';
/** Of a machine that has other work as well. */
const testTimeout = 60_000;
/** By itself a machine of two cores would run one file at a time, and wait with it for the database. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
const withDatabase = {
  globalSetup: 'tests/support/global-setup.ts',
  setupFiles: [environment, 'tests/support/database.ts', 'tests/support/short-transactions.ts', quiet],
  testTimeout,
};

export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    projects: [
      project(
        'unit',
        ['lib/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}', 'tests/{points,judged}/**/*.test.ts'],
        {
          setupFiles: [quiet],
          testTimeout,
        },
      ),
      project('api', ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts'], withDatabase),
      project('access', ['tests/access/**/*.test.ts'], withDatabase),
      project('architecture', ['tests/architecture/**/*.test.ts'], { testTimeout }),
      project('scripts', ['tests/scripts/**/*.test.ts'], { testTimeout: 120_000, hookTimeout: 300_000 }),
    ],
  },
});

function project(name: string, include: string[], options: Record<string, unknown>) {
  const shared = { environment: 'node', pool: 'forks' as const, maxWorkers };
  return { extends: true as const, test: { name, include, ...shared, ...options } };
}
