import { type ChildProcess, fork } from 'node:child_process';

type Standing = { child: ChildProcess; url: string };

export type KilledServers = {
  /** Where the one that is in use listens. */
  url(): string;
  /** kill -9. The one that stood by takes its place, and another begins to. */
  kill(): Promise<void>;
  kills(): number;
  stop(): void;
};

/** Instances of the product's outbox, one in use and one that stands by. */
export async function startKilledServers(): Promise<KilledServers> {
  let [used, next] = [await start(), start()];
  let kills = 0;
  return {
    url: () => used.url,
    kills: () => kills,
    async kill() {
      used.child.kill('SIGKILL');
      kills += 1;
      used = await next;
      next = start();
    },
    stop() {
      used.child.kill();
      next.then(({ child }) => child.kill());
    },
  };
}

function start(): Promise<Standing> {
  const child = fork('tests/support/outbox/server-process.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'fatal' },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ child, url: `http://127.0.0.1:${port}/api/outbox` }));
    child.once('exit', (code) => reject(new Error(`The outbox's server ended with ${code} before it listened.`)));
  });
}
