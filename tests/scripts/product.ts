import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type Product = {
  readonly url: string;
  /** Everything it wrote so far. */
  said(): string;
  ready(): Promise<void>;
  /** Its exit code, once it has ended by itself. */
  ended(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** As the power cut does: nobody of its process group gets to say anything. */
  killGroup(): Promise<unknown>;
};

/** `npm start` in this very folder, on a data folder and a port of its own. */
export function startProduct(env: Record<string, string>): Product {
  const child = spawned(['start'], env);
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      words += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(() => stopped(child, ended));
  return {
    url: `http://localhost:${env.PORT}`,
    said: () => words,
    ready: () => saying(child, () => words.includes('Ready at')),
    ended: () => ended,
    signal: (name) => child.kill(name),
    killGroup: () => {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      return ended;
    },
  };
}

/** Another command of ours, to its end. */
export async function command(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawned(args, env);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: (await said).join('') };
}

function spawned(args: readonly string[], env: Record<string, string>) {
  const { DATABASE_URL, AUTH_SECRET, PUBLIC_URL, ...inherited } = process.env;
  return spawn('node', ['scripts/bootstrap.mjs', ...args], { env: { ...inherited, ...env }, detached: true });
}

async function stopped(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

function saying(child: ChildProcess, holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => holds() && resolve());
    child.once('close', (code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
}

export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-computing-start-'));
  // As root the database runs as another account, which a private folder would send elsewhere.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(String(port)));
    });
  });
}
