import { expect, type Page } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';
import { demoClassId } from '@/prisma/seed/classes';
import { demoDislikedId, demoQuestionId, demoRunId } from '@/prisma/seed/evaluation-ids';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { demoPupil } from '@/prisma/seed/people';
import type { DemoLogin } from '../support/sessions';
import { test } from '../support/test';
import { expectAccessible, expectFits } from './axe';

type Screen = { path: string; as?: DemoLogin; missing?: boolean };

const screens: Screen[] = [
  { path: '/' },
  { path: '/course' },
  { path: '/course/MT' },
  { path: '/course/MT/MA1' },
  { path: '/lesson' },
  { path: '/lesson/MT/MA1/1/MA1-01' },
  { path: '/projects' },
  { path: '/projects/MT' },
  { path: '/mmcode' },
  { path: '/knowledgebase' },
  { path: '/knowledgebase?origin=11' },
  { path: `/knowledgebase/${demoTopicId('robotica', '06-servo.md')}` },
  { path: '/knowledgebase/search?q=motro' },
  { path: '/knowledgebase/search?q=nada-disso-existe' },
  { path: '/nothing/here', missing: true },
  { path: '/login' },
  { path: '/login?error=auth.invalid-credentials' },
  { path: '/selfielogin?reason=not-authenticated&from=/selfie' },
  { path: '/compscilogin' },
  { path: '/forgot-password' },
  { path: '/forgot-password?sent=1' },
  { path: '/new-password?token=x&error=auth.link-expired' },
  { path: '/login?reason=not-allowed&from=/adm', as: 'aluno' },
  { path: homes.aluno, as: 'aluno' },
  { path: homes.instrutor, as: 'instrutor' },
  { path: '/facilitator/lesson-plans', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA2/levelling', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-03', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-03/briefing', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/MA1/MA1-03/adapt', as: 'instrutor' },
  { path: '/facilitator/lesson-plans/MT/NOPE', as: 'instrutor', missing: true },
  { path: '/facilitator/care', as: 'instrutor' },
  { path: links.classReading(), as: 'instrutor' },
  { path: links.classConversations(demoClassId), as: 'instrutor' },
  { path: links.pupilConversations(demoClassId, demoPupil.id), as: 'instrutor' },
  { path: '/selfstudy', as: 'instrutor' },
  { path: '/selfstudy/FF1', as: 'instrutor' },
  { path: '/selfstudy/FF1/FF1-01', as: 'instrutor' },
  { path: homes.escola, as: 'escola' },
  { path: homes.assessoria, as: 'assessoria' },
  { path: homes.admin, as: 'admin' },
  { path: homes.somosselfieadmin, as: 'somosselfieadmin' },
  { path: '/adm/courses', as: 'admin' },
  { path: '/adm/courses?q=nada-se-chama-assim', as: 'admin' },
  { path: '/adm/courses/new', as: 'admin' },
  { path: '/adm/courses/MT', as: 'admin' },
  { path: '/adm/courses/MT/modules', as: 'admin' },
  { path: '/adm/courses/MT/modules/new', as: 'admin' },
  { path: '/adm/courses/MT/modules/MA1', as: 'admin' },
  { path: '/adm/courses/MT/modules/MA1/lessons', as: 'admin' },
  { path: '/adm/courses/MT/modules/MA1/schools', as: 'admin' },
  { path: '/adm/courses/MT/modules/MA1/lessons/MA1-01', as: 'admin' },
  { path: '/adm/courses/MT/modules/MA1/lessons/MA1-01/preview', as: 'admin' },
  { path: '/adm/jobs', as: 'admin' },
  { path: '/adm/errors', as: 'admin' },
  { path: '/adm/mail', as: 'admin' },
  { path: '/adm/mail?q=ninguem-se-chama-assim', as: 'admin' },
  { path: '/adm/see-as', as: 'admin' },
  { path: '/adm/see-as?q=aluno', as: 'admin' },
  { path: '/adm/see-as?login=aluno2', as: 'admin' },
  { path: '/training/knowledge', as: 'assessoria' },
  { path: '/training/knowledge/new', as: 'assessoria' },
  { path: `/training/knowledge/${fixedBases.software.id}`, as: 'admin' },
  { path: '/training/assistant', as: 'assessoria' },
  { path: '/training/disliked', as: 'admin' },
  { path: `/training/disliked/${demoDislikedId}`, as: 'assessoria' },
  { path: `/training/knowledge/${fixedBases.software.id}?answer=${demoDislikedId}`, as: 'assessoria' },
  { path: '/training/evaluation', as: 'assessoria' },
  { path: '/training/evaluation/questions/new', as: 'admin' },
  { path: `/training/evaluation/questions/${demoQuestionId}`, as: 'assessoria' },
  { path: `/training/evaluation/runs/${demoRunId}`, as: 'assessoria' },
  { path: '/my-data', as: 'instrutor' },
  { path: '/school/care', as: 'escola' },
  { path: '/school/seeings', as: 'escola' },
  { path: '/school/assistant', as: 'escola' },
  { path: '/adm/assistant', as: 'admin' },
  { path: '/adm/nothing', as: 'admin', missing: true },
];

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
