import { ConsoleWatch } from './console-watch';
import { test as base } from './http-test';
import { type DemoLogin, openSession } from './sessions';
import { storeAccount } from './store-account';

type Fixtures = {
  /** Everything that the browser's console says is heard; a test names what it expects. */
  consoleWatch: ConsoleWatch;
  /** Signs this test's browser in without the form. The session is shared: a test that ends one opens its own. */
  signIn: (login: DemoLogin) => Promise<void>;
  /** Signs it in as a facilitator of this test alone, with whom nobody has talked. */
  signInAsNewcomer: () => Promise<void>;
};

/** Every test of a page has a browser of its own, whose console is heard. */
export const test = base.extend<Fixtures>({
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
});
