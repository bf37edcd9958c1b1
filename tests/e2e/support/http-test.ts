import { readFileSync } from 'node:fs';
import { type APIRequestContext, test as base, type Cookie } from '@playwright/test';
import { Client } from 'pg';
import { databaseAddressFile } from '@/tests/support/database-address-file';
import { CourseRegister } from './course-register';
import { type DemoLogin, newClient, openSession } from './sessions';

type WorkerFixtures = {
  /** Where the product is, as browsers name it: `http://localhost:3100`. */
  origin: string;
  /** One session a login and worker. */
  sessionOf: (login: DemoLogin) => Promise<Cookie[]>;
};

type Fixtures = {
  /** A session that the test may end. */
  newSession: (login: DemoLogin) => Promise<Cookie[]>;
  /** An API client of that person, or of nobody. */
  clientOf: (login: DemoLogin | null) => Promise<APIRequestContext>;
  /** For facts that no screen and no call can make. */
  database: Client;
  /** Courses of this test alone, taken away at its end. */
  courses: CourseRegister;
};

/** What a `.http.spec.ts` needs: nothing here opens a browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  origin: [async ({}, use, { project }) => use(String(project.use.baseURL)), { scope: 'worker' }],
  sessionOf: [
    async ({ playwright, origin }, use) => {
      const opened = new Map<string, Promise<Cookie[]>>();
      await use((login) => {
        const cookies = opened.get(login) ?? openSession({ playwright, origin }, login);
        opened.set(login, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],
  newSession: async ({ playwright, origin }, use) => {
    await use((login) => openSession({ playwright, origin }, login));
  },
  clientOf: async ({ playwright, origin, sessionOf }, use) => {
    const clients: APIRequestContext[] = [];
    await use(async (login) => {
      const client = await newClient({ playwright, origin }, login ? await sessionOf(login) : []);
      clients.push(client);
      return client;
    });
    for (const client of clients) await client.dispose();
  },
  database: async ({ origin }, use) => {
    const connectionString = readFileSync(databaseAddressFile(Number(new URL(origin).port)), 'utf8');
    const client = new Client({ connectionString });
    await client.connect();
    await use(client);
    await client.end();
  },
  courses: async ({ clientOf }, use) => {
    const register = new CourseRegister(await clientOf('admin'));
    await use(register);
    await register.clear();
  },
});
