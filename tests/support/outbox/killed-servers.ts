import { type ChildProcess, fork } from 'node:child_process';

type Standing = { child: ChildProcess; origin: string };

export type KilledServers = {
  /** Where the one that is in use listens. */
  origin(): string;
  /** Where its outbox is. */
  url(): string;
  /** kill -9. The one that stood by takes its place, and another begins to. */
  kill(): Promise<void>;
  kills(): number;
  stop(): void;
};

/** Instances of what devices send to, one in use and one that stands by. */
export async function startKilledServers(): Promise<KilledServers> {
  let [used, next] = [await startServerProcess(), startServerProcess()];
  let kills = 0;
  return {
    origin: () => used.origin,
    url: () => `${used.origin}/api/outbox`,
    kills: () => kills,
    async kill() {
      used.child.kill('SIGKILL');
      kills += 1;
      used = await next;
      next = startServerProcess();
    },
    stop() {
      used.child.kill();
      next.then(({ child }) => child.kill());
    },
  };
}

/** A server that may be killed; whoever starts one ends it. */
export function startServerProcess(): Promise<Standing> {
  const child = fork('tests/support/outbox/server-process.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ child, origin: `http://127.0.0.1:${port}` }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
}
