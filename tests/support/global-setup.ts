import type { TestProject } from 'vitest/node';
import { refuseRemote, startTestServer, type TestServer } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** The projects of one run share the server: the first to come starts it, the last to go deletes it. */
const held = globalThis as { testServer?: { starting: Promise<TestServer>; users: number } };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) refuseRemote(process.env.DATABASE_URL);
  held.testServer ??= { starting: startTestServer(), users: 0 };
  const shared = held.testServer;
  shared.users++;
  const server = await shared.starting;
  project.provide('databaseServer', server.url);
  return async () => {
    if (--shared.users === 0) server.stop();
  };
}
