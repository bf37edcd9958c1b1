import { expect } from '@playwright/test';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { AssistantPanel } from '../support/assistant-panel';
import { test } from '../support/test';

test('a page begins with its own subject', async ({ page, signIn }) => {
  await signIn('instrutor');
  const panel = new AssistantPanel(page);
  await page.goto('/course/MT');
  await panel.open();
  await expect(panel.subject).toHaveValue('curso_MT');
  await expect(panel.part.locator('option').first()).toHaveText('Visão Geral');
  await page.goto('/course/MT/MA1');
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.part).toHaveValue('');
  await page.locator('main a[href*="/lesson/MT/MA1/1/"]').first().click();
  await expect(page).toHaveURL(/\/lesson\/MT\/MA1\/1\//);
  await expect(panel.part).not.toHaveValue('');
  await expect(panel.subject).toHaveValue('modulo_MA1');
});

test('choosing leads to what was chosen, and a module of a course becomes the subject', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.subject.selectOption('curso_MT');
  await expect(page).toHaveURL(/\/course\/MT$/);
  await expect(panel.subject).toHaveValue('curso_MT');
  await panel.part.selectOption('MA1');
  await expect(page).toHaveURL(/\/course\/MT\/MA1$/);
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.part).toHaveValue('');
  await expect(panel.part.locator('option').nth(1)).toBeAttached();
  await panel.part.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/lesson\/MT\/MA1\/1\//);
  await panel.subject.selectOption({ label: 'Robótica' });
  await expect(page).toHaveURL(/\/knowledgebase\?origin=9/);
  await panel.part.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/knowledgebase\/[\da-f-]{36}$/);
  // The mural is offered to facilitators.
  await panel.subject.selectOption({ label: 'Geral' });
  await expect(page).toHaveURL(/#base-/);
  await expect(panel.subject).toHaveValue(fixedBases.general.id);
  await panel.part.selectOption('Mural');
  await expect(page).toHaveURL(/\/facilitator\/mural$/);
});

test('one base leads to another, of its list and of another, and is forgotten when its page is left', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  await page.goto('/knowledgebase?origin=9');
  const panel = new AssistantPanel(page);
  await panel.open();
  const shown = (id: string) => page.locator(`#base-${id}`);
  await panel.subject.selectOption(fixedBases.robotics.id);
  await expect(page).toHaveURL(new RegExp(`origin=9#base-${fixedBases.robotics.id}$`));
  await expect(shown(fixedBases.robotics.id)).toBeInViewport();
  const other = fixedBases.guideMT.id;
  await panel.subject.selectOption(other);
  await expect(page).toHaveURL(new RegExp(`origin=11#base-${other}$`));
  await expect(shown(other)).toBeInViewport();
  await expect(panel.subject).toHaveValue(other);
  await page.reload();
  await expect(panel.subject).toHaveValue(other);
  await page.goto('/knowledgebase?origin=9');
  await expect(panel.subject).not.toHaveValue(other);
  await page.goto('/course/MP');
  await expect(panel.subject).toHaveValue('curso_MP');
});

test('by key a list is read through, and Enter chooses', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  const panel = new AssistantPanel(page);
  await panel.open();
  const before = await panel.subject.inputValue();
  await panel.subject.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await panel.subject.inputValue();
  expect(chosen).not.toBe(before);
  await expect(panel.root.getByText('Enter escolhe')).toBeVisible();
  await expect(page).toHaveURL(/\/facilitator$/);
  await page.keyboard.press('Escape');
  await expect(panel.subject).toHaveValue(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/facilitator$/);
  await expect(panel.subject).toHaveValue(chosen);
});

test('a module of two courses lists the lessons of the course of the own class', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.route('**/Cursos/cursosPermitidos*', async (route) => {
    const answer = await route.fetch();
    const courses = await answer.json();
    const another = { codigo: 'AA', nome: 'Outro', modulos: [{ codigo: 'MA1', nome: 'Outro primeiro' }] };
    await route.fulfill({ response: answer, json: [another, ...courses] });
  });
  const asked = page.waitForRequest('**/Cursos/divisaoAulasModulo*');
  await page.goto('/student');
  const panel = new AssistantPanel(page);
  await panel.open();
  expect(new URL((await asked).url()).searchParams.get('codigoCurso')).toBe('MT');
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.part.locator('option').nth(1)).toBeAttached();
});

test('what was read is not read again for 5 minutes: on opening the panel anew, and on coming back to a subject', async ({
  page,
  signIn,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/') && !pathname.startsWith('/api/live');
    if (isRead) reads.push(`${pathname} ${searchParams.get('specificDivisionFromSubject') ?? ''}`);
  });
  await signIn('instrutor');
  await page.goto('/course/MT/MA1');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect(panel.part).toHaveValue('');
  await panel.root.getByRole('button', { name: 'Fechar' }).click();
  const opening = reads.splice(0);
  expect(opening.length).toBeGreaterThan(3);
  await panel.open();
  // An open page is made for nobody: who looks at it is asked each time.
  expect(reads.splice(0)).toEqual(['/api/Users/profile ']);
  const conversations = () => reads.filter((one) => one.includes('conversations')).length;
  await panel.part.selectOption({ index: 1 });
  await expect.poll(conversations).toBe(1);
  await expect(page).toHaveURL(/\/lesson\//);
  await expect(panel.field).toBeEnabled();
  await panel.part.selectOption('');
  await expect(page).toHaveURL(/\/course\/MT\/MA1$/);
  await expect(panel.field).toBeEnabled();
  expect(conversations()).toBe(1);
});
