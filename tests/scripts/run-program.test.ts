import { expect, it } from 'vitest';
import { outputOf } from '@/scripts/terminal/run-program';

it('ends with its program, also when that left a process behind which holds its output open', async () => {
  const left = "spawn(process.execPath, ['-e', 'setTimeout(() => {}, 120000)'], { stdio: 'inherit', detached: true })";
  const text = `import { spawn } from 'node:child_process'; const left = ${left}; left.unref(); console.log(left.pid);`;
  const { code, output } = await outputOf('tsx', ['--input-type=module', '--eval', text]);
  expect(code).toBe(0);
  expect(process.kill(Number(output), 'SIGTERM')).toBe(true);
});
