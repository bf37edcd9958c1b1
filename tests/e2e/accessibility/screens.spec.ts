import { expect, type Page } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { demoDislikedId } from '@/prisma/seed/evaluation-ids';
import { type SamplePage, samplePages } from '@/tests/support/sample-pages';
import type { DemoLogin } from '../support/sessions';
import { test } from '../support/test';
import { expectAccessibleAtEverySize, expectFits, expectWordsAccessible } from './axe';

/**
 * Every screen, once: on a phone, a tablet and at a desk, in light and dark. A desk's window in English is seen of one
 * page of each kind: words that do not fit are longer in Portuguese.
 */
type Screen = { path: string; as?: DemoLogin | undefined; missing?: boolean };

/** Of these a screen stands among the further ones, as it is for whom it is made, or there is nothing to look at. */
const apart = [
  '/api-docs',
  '/analytics',
  '/analytics/[tipo]/school_engagement',
  '/first-access',
  '/link-account',
  '/adm/mail/[mailId]',
];

/** A form or a record that several areas share is looked at in the first of these; a list in each, whose columns differ. */
const showing = ['/school/', '/facilitator/', '/adm/'];

function isSeenElsewhere({ shared, route }: SamplePage, all: readonly SamplePage[]): boolean {
  if (!shared?.includes('/')) return false;
  const [first] = showing.filter((area) => all.some((page) => page.route === area + shared));
  return first !== undefined && !route.startsWith(first);
}

const pages: Screen[] = samplePages()
  .filter(({ isThere, route }) => isThere && !apart.includes(route))
  .filter((page, _, all) => !isSeenElsewhere(page, all))
  .map(({ path, tipos: [as] }) => ({ path, as }));

/** What pages show at other addresses. */
const further: Screen[] = [
  { path: '/knowledgebase?origin=11' },
  { path: '/knowledgebase/search?q=motro' },
  { path: '/knowledgebase/search?q=nada-disso-existe' },
  { path: '/nothing/here', missing: true },
  { path: '/login?error=auth.invalid-credentials' },
  { path: '/selfielogin?reason=not-authenticated&from=/selfie' },
  { path: '/forgot-password?sent=1' },
  { path: '/new-password?token=x&error=auth.link-expired' },
  { path: '/login?reason=not-allowed&from=/adm', as: 'aluno' },
  { path: '/facilitator/lesson-plans/MT/MA2/levelling', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-03', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-03/briefing', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-03/adapt', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/NOPE', as: 'instrutor', missing: true },
  { path: homes.escola, as: 'escola' },
  { path: homes.assessoria, as: 'assessoria' },
  { path: '/adm/courses?q=nada-se-chama-assim', as: 'admin' },
  { path: '/adm/mail?q=ninguem-se-chama-assim', as: 'admin' },
  { path: '/adm/see-as?q=aluno', as: 'admin' },
  { path: '/adm/see-as?login=aluno2', as: 'admin' },
  { path: `/training/knowledge/${fixedBases.software.id}?answer=${demoDislikedId}`, as: 'assessoria' },
  { path: '/adm/nothing', as: 'admin', missing: true },
];

const inEnglish: Screen[] = [
  { path: '/' },
  { path: '/course' },
  { path: '/course/MT' },
  { path: '/knowledgebase' },
  { path: '/login' },
  { path: homes.aluno, as: 'aluno' },
  { path: homes.instrutor, as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-01', as: 'instrutor' },
  { path: homes.escola, as: 'escola' },
  { path: '/school/students', as: 'escola' },
  { path: '/school/students/new', as: 'escola' },
  { path: '/school/imports/students', as: 'escola' },
  { path: homes.admin, as: 'admin' },
  { path: '/adm/courses/MT', as: 'admin' },
];

/** So many screens in one visit: what the browser has loaded for one serves the next. */
const walkMax = 7;

type Walk = { name: string; as: DemoLogin | undefined; walk: Screen[] };

function walksThrough(screens: readonly Screen[]): Walk[] {
  return Object.entries(Object.groupBy(screens, ({ as }) => as ?? 'nobody')).flatMap(([who, group = []]) =>
    Array.from({ length: Math.ceil(group.length / walkMax) }, (_, index) => ({
      name: `screens ${index + 1} of ${who}`,
      as: group[0]?.as,
      walk: group.slice(index * walkMax, (index + 1) * walkMax),
    })),
  );
}

// Nothing that is judged here depends on how many dots draw it, and four times as many take their time.
test.use({ deviceScaleFactor: 1 });

function visit({ name, as, walk }: Walk, title: string, prefix: string, look: (page: Page) => Promise<void>): void {
  test.describe(name, () => {
    test.describe.configure({ timeout: 150_000 });

    test(title, async ({ page, signIn, consoleWatch }) => {
      if (as) await signIn(as);
      if (walk.some(({ missing }) => missing)) consoleWatch.expect(/status of 404/);
      for (const { path } of walk) {
        await test.step(path, async () => {
          await page.goto(path === '/' ? `${prefix}/` : prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await look(page);
        });
      }
    });
  });
}

for (const walk of walksThrough([...pages, ...further])) {
  visit(walk, 'fit every window and are accessible in light and dark @only-phone', '', expectAccessibleAtEverySize);
}

/** Hundreds of the same card, which would take as long as all the other screens: all must fit, and the first dozen is judged. */
async function expectFirstCallsAccessible(page: Page): Promise<void> {
  await expectFits(page);
  // Its scripts would miss the cards that are taken away.
  await page.route(/\/_next\/static\/.+\.js/, (route) => route.fulfill({ body: '' }));
  await page.reload();
  const groups = page.locator('main section:has(> h2)');
  expect(await groups.evaluateAll((all) => all.slice(2).map((group) => group.remove()).length)).toBeGreaterThan(0);
  await expectAccessibleAtEverySize(page);
}

const calls = { name: 'calls of the API', as: undefined, walk: [{ path: '/api-docs' }] };
visit(calls, 'fit the least room, and the first are accessible @only-phone', '', expectFirstCallsAccessible);

for (const walk of walksThrough(inEnglish)) visit(walk, 'are accessible in English', '/en', expectWordsAccessible);
