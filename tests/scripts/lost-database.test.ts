import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { newDataFolder } from './product';

/** What `npm start` does of a product, without the rest of it: the database, and waiting to be told to stop. */
const program = `
  const { runUntilStopped } = await import('./scripts/run/run-until-stopped.ts');
  const { startOwnDatabase } = await import('./scripts/run/own-database.ts');
  await runUntilStopped(async (stops, _, end) => {
    const database = await startOwnDatabase(process.env.FOLDER, end);
    stops.push(database.stop);
    // As the server that listens does, it keeps the process.
    setInterval(() => undefined, 1000);
    process.stdout.write('at ' + database.url + ' up');
  });`;

it('a database that is killed is started again once where it was, and ends the product the second time', async () => {
  const folder = newDataFolder();
  const child = spawn('node', ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: { ...process.env, FOLDER: folder },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const saying = async (words: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = words.exec(said);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const killDatabase = () => {
    const file = readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  };

  const [, url] = await saying(/at (\S+) up/);
  expect(await answerOf(url)).toBe(1);
  killDatabase();
  await saying(/^The embedded PostgreSQL had ended and was started again\.$/m);
  expect(await answerOf(url)).toBe(1);
  killDatabase();
  expect(await ended).toBe(1);
  expect(said.trim()).toMatch(
    /\nThe embedded PostgreSQL ended twice, so the product stops: \S+postgres\.log says why, and what was saved is kept for the next start\.$/,
  );
});

async function answerOf(connectionString: string | undefined): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT 1 AS one');
  await client.end();
  return rows[0].one;
}
