import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';

const program = `
  const { log } = await import('./lib/platform/log/log.ts');
  for (let line = 0; line < 500; line += 1) log().error({ line }, 'x'.repeat(100));
  await new Promise((resolve) => setTimeout(resolve, 600));
  process.stderr.write('went on');
  process.kill(process.pid, 'SIGKILL');`;

/** Where the system has no such device, what can only be read is as good. */
const [place, mode] = existsSync('/dev/full') ? ['/dev/full', 'w'] : ['/dev/null', 'r'];

it('a log that finds no room ends nothing', () => {
  const full = openSync(String(place), mode);
  const ran = spawnSync('node', ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(ran.stderr).toBe('went on');
});
