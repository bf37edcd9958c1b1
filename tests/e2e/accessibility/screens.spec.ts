import { expect } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/platform/links';
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
  { path: links.classAssistant(), as: 'instrutor' },
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

for (const { path, as, missing } of screens) {
  test(`${path} is accessible in light and dark`, async ({ page, signIn, consoleWatch }, { project }) => {
    if (missing) consoleWatch.expect(/status of 404/);
    if (as) await signIn(as);
    await page.goto(project.name === 'desktop' ? `/en${path}`.replace(/\/$/, '') : path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('no screen is wider than a tablet @tablet', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  await signIn('admin');
  for (const { path } of screens.filter(({ as }) => !as || as === 'admin')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
});
