import { readFileSync } from 'node:fs';
import { type APIRequestContext, test as base, type Cookie } from '@playwright/test';
import { Client } from 'pg';
import { databaseAddressFile } from '@/tests/support/database-address-file';
import { ConsoleWatch } from './console-watch';
import { CourseRegister } from './course-register';
import { type DemoLogin, newClient, openSession } from './sessions';
import { storeAccount } from './store-account';

type WorkerFixtures = {
  /** Where the product is, as browsers name it: `http://localhost:3100`. */
  origin: string;
  /** One session a login and worker. */
  sessionOf: (login: DemoLogin) => Promise<Cookie[]>;
};

type Fixtures = {
  /** Everything that the browser's console says is heard; a test names what it expects. */
  consoleWatch: ConsoleWatch;
  /** Signs this test's browser in without the form. The session is shared: a test that ends one opens its own. */
  signIn: (login: DemoLogin) => Promise<void>;
  /** Signs it in as a facilitator of this test alone, with whom nobody has talked. */
  signInAsNewcomer: () => Promise<void>;
  /** A session that the test may end. */
  newSession: (login: DemoLogin) => Promise<Cookie[]>;
  /** An API client of that person, or of nobody. */
  clientOf: (login: DemoLogin | null) => Promise<APIRequestContext>;
  /** For facts that no screen and no call can make. */
  database: Client;
  /** Courses of this test alone, taken away at its end. */
  courses: CourseRegister;
};

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
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch();
      watch.watch(context);
      await use(watch);
      watch.settle();
    },
    { auto: true },
  ],
  signIn: async ({ context, sessionOf }, use) => {
    await use(async (login) => context.addCookies(await sessionOf(login)));
  },
  signInAsNewcomer: async ({ context, database, playwright, origin }, use) => {
    await use(async () => {
      const { login } = await storeAccount(database);
      await context.addCookies(await openSession({ playwright, origin }, login));
    });
  },
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
