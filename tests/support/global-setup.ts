import type { TestProject } from 'vitest/node';
import { refuseRemote, startTestServer, type TestServer } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** One a worker: what a transaction holds up is the same in all databases of a server. */
    databaseServers: readonly string[];
  }
}

/** The projects of one run share the servers: the first to come starts them, the last to go deletes them. */
const held = globalThis as { testServers?: { starting: Promise<TestServer[]>; users: number } };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) refuseRemote(process.env.DATABASE_URL);
  held.testServers ??= {
    starting: Promise.all(Array.from({ length: project.config.maxWorkers }, startTestServer)),
    users: 0,
  };
  const shared = held.testServers;
  shared.users++;
  const servers = await shared.starting;
  project.provide(
    'databaseServers',
    servers.map(({ url }) => url),
  );
  return async () => {
    if (--shared.users === 0) for (const server of servers) server.stop();
  };
}
