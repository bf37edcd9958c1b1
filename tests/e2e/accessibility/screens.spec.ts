import { expect, type Page } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { demoDislikedId } from '@/prisma/seed/evaluation-ids';
import { samplePages } from '@/tests/support/sample-pages';
import type { DemoLogin } from '../support/sessions';
import { test } from '../support/test';
import { expectAccessible, expectFits } from './axe';

type Screen = { path: string; as?: DemoLogin | undefined; missing?: boolean };

/** Of these a screen stands among the further ones, as it is for whom it is made, or there is nothing to look at. */
const apart = ['/analytics', '/analytics/[tipo]/school_engagement', '/first-access', '/adm/mail/[mailId]'];

const pages: Screen[] = samplePages()
  .filter(({ isThere, route }) => isThere && !apart.includes(route))
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

const screens = [...pages, ...further];

/** So many screens in one visit: what the browser has loaded for one serves the next. */
const walkMax = 7;

const walks = Object.entries(Object.groupBy(screens, ({ as }) => as ?? 'nobody')).flatMap(([who, group = []]) =>
  Array.from({ length: Math.ceil(group.length / walkMax) }, (_, index) => ({
    name: `screens ${index + 1} of ${who}`,
    as: group[0]?.as,
    walk: group.slice(index * walkMax, (index + 1) * walkMax),
  })),
);

async function visit(page: Page, walk: readonly Screen[], prefix: string, look: () => Promise<void>): Promise<void> {
  for (const { path } of walk) {
    await test.step(path, async () => {
      await page.goto(path === '/' ? `${prefix}/` : prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
    });
  }
}

for (const { name, as, walk } of walks) {
  test.describe(name, () => {
    test.describe.configure({ timeout: 90_000 });

    test.beforeEach(async ({ signIn, consoleWatch }) => {
      if (as) await signIn(as);
      if (walk.some(({ missing }) => missing)) consoleWatch.expect(/status of 404/);
    });

    test('are accessible in light and dark', async ({ page }) => {
      await visit(page, walk, '/en', () => expectAccessible(page));
    });

    test('fit a finger, a phone and a tablet @only-phone', async ({ page }) => {
      await visit(page, walk, '', async () => {
        await expectAccessible(page);
        await page.setViewportSize({ width: 768, height: 1024 });
        await expectFits(page);
        await page.setViewportSize({ width: 360, height: 800 });
      });
    });
  });
}
