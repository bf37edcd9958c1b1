import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputOf } from '../terminal/run-program';
import { ofMany, type Tally } from './tally';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Vitest's projects by name; it says itself how many of its tests passed. */
export function vitest(...projects: string[]): Promise<Tally> {
  return withReport<VitestReport>(
    async (report) => {
      const chosen = projects.flatMap((name) => ['--project', name]);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return outputOf('vitest', ['run', ...chosen, ...reporters], { env: { NO_COLOR: '1' } });
    },
    ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  );
}

/** A test that passed only when it was tried again did not pass. */
export async function playwright(chromium: string): Promise<Tally> {
  const env = { CHROMIUM_PATH: chromium, E2E_PORT: String(await freePort()) };
  return withReport<PlaywrightReport>(
    (report) =>
      outputOf('playwright', ['test', '--reporter=dot,json'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
  );
}

async function withReport<Report>(
  run: (path: string) => Promise<{ code: number; output: string }>,
  count: (report: Report) => [passed: number, failed: number],
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const path = join(folder, 'report.json');
  const { code, output } = await run(path);
  const [passed, failed] = countedIn(path, count);
  rmSync(folder, { recursive: true });
  return ofMany(passed, failed, code, output);
}

/** No report: the runner did not get as far as its tests. */
function countedIn<Report>(path: string, count: (report: Report) => [number, number]): [number, number] {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [0, 0];
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
