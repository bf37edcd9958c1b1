import { expect } from '@playwright/test';
import { links } from '@/lib/platform/links';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { expectAccessible, expectFits } from '../accessibility/axe';
import { removeClass, storeClass, storeConversation } from '../support/store-conversation';
import { test } from '../support/test';

const address = links.topic(demoTopicId('software', '02-repeticoes.md'));
const sources = [{ number: 1, title: 'Repetições e laços', heading: 'Preso no laço', address: `${address}#preso` }];
const turns = [
  { question: 'Meu laço não para nunca', answer: 'O que **muda** a cada volta? [1]', hint: 1 },
  { question: 'A Zuleica disse que é a senha', answer: 'E onde ela muda? [1]', hint: 2 },
  {
    question: 'Então o que eu escrevo?',
    answer: 'Escreva `senha = senha + 1` [1].',
    hint: 3,
    liking: 'disliked' as const,
    observation: 'podia ter um desenho',
  },
];

const words = {
  'pt-BR': {
    home: '/facilitator',
    open: 'Ver as conversas',
    summary: '3 perguntas de 1 estudante, em uma turma de 1.',
    week: 'Ver a semana e os estudantes',
    asked: 'Perguntas sobre Repetições e laços',
    lastHint: '1 vez até a última dica',
    returned: '1 estudante voltou várias vezes',
    previous: 'Semana anterior',
    quiet: 'Ninguém perguntou nesta semana.',
    back: 'Semana seguinte',
    recorded: /Esta leitura ficou registrada/,
    disliked: 'Não ajudou',
    cited: 'Repetições e laços, Preso no laço',
  },
  en: {
    home: '/en/facilitator',
    open: 'See the conversations',
    summary: '3 questions from 1 student, in a class of 1.',
    week: 'See the week and the students',
    asked: 'Questions about Repetições e laços',
    lastHint: '1 time down to the last hint',
    returned: '1 student came back several times',
    previous: 'Previous week',
    quiet: 'Nobody asked anything this week.',
    back: 'Next week',
    recorded: /This reading was recorded/,
    disliked: 'Did not help',
    cited: 'Repetições e laços, Preso no laço',
  },
} as const;

for (const [language, t] of Object.entries(words)) {
  test(`a facilitator sees what a class asked, and reads a pupil's conversations (${language}) @phone`, async ({
    page,
    signIn,
    database,
  }) => {
    const stored = await storeClass(database);
    await storeConversation(database, stored.pupil.id, { turns, sources });
    const readings = async () => {
      const { rows } = await database.query(
        `SELECT a.login FROM conversation_readings r JOIN accounts a ON a.id = r.reader_id WHERE r.student_id = $1`,
        [stored.pupil.id],
      );
      return rows.map(({ login }) => login);
    };
    await signIn('instrutor');
    await page.goto(t.home);
    await page.getByRole('link', { name: t.open }).click();
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: stored.name }) });
    await expect(card.getByText(t.summary)).toBeVisible();
    await card.getByRole('link', { name: t.week }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.name);
    await expect(page.getByText(t.lastHint)).toBeVisible();
    await expect(page.getByText(t.returned)).toBeVisible();
    const examples = page.getByRole('list', { name: t.asked });
    await expect(examples).toHaveText('Meu laço não para nunca');
    await expectAccessible(page);
    await page.getByRole('link', { name: t.previous }).click();
    await expect(page.getByText(t.quiet)).toBeVisible();
    await page.getByRole('link', { name: t.back }).click();
    await expect(examples).toBeVisible();
    expect(await readings()).toEqual([]);
    const pupil = page.getByRole('link', { name: stored.pupil.name });
    await pupil.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.recorded)).toBeVisible();
    const said = page.getByRole('article');
    await expect(said).toHaveCount(3);
    await expect(said.first()).toContainText('Meu laço não para nunca');
    await expect(said.first().locator('strong')).toHaveText('muda');
    await expect(said.first().getByRole('link', { name: t.cited }).last()).toHaveAttribute('href', /#preso$/);
    await expect(said.last()).toContainText(t.disliked);
    await expect(said.last()).toContainText('podia ter um desenho');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    expect(await readings()).toEqual(['instrutor']);
    await removeClass(database, stored);
  });
}

test('nobody else reads them: not a colleague, the school, an administrator nor who is at another school', async ({
  clientOf,
  database,
}) => {
  const stored = await storeClass(database);
  await storeConversation(database, stored.pupil.id, { turns, sources });
  const path = links.pupilConversations(stored.classId, stored.pupil.id);
  for (const login of ['instrutor2', 'instrutor_b'] as const) {
    const client = await clientOf(login);
    expect((await client.get(path)).status()).toBe(404);
    expect((await client.get(links.classConversations(stored.classId))).status()).toBe(404);
    expect(await (await client.get(links.classReading())).text()).not.toContain(stored.name);
  }
  for (const login of ['admin', 'escola', 'assessoria', 'aluno'] as const) {
    const answer = await (await clientOf(login)).get(path);
    expect([answer.status(), answer.headers().location]).toEqual([307, expect.stringContaining('not-allowed')]);
  }
  const { rowCount } = await database.query('SELECT FROM conversation_readings WHERE student_id = $1', [
    stored.pupil.id,
  ]);
  expect(rowCount).toBe(0);
  await removeClass(database, stored);
});

test('a long talk is read a page at a time, and fits a tablet @tablet', async ({ page, signIn, database }) => {
  const stored = await storeClass(database);
  const many = Array.from({ length: 23 }, (_, at) => ({ question: `Pergunta ${at + 1}`, answer: 'Sim. [1]', hint: 1 }));
  await storeConversation(database, stored.pupil.id, { turns: many, sources });
  await signIn('instrutor');
  await page.goto(links.pupilConversations(stored.classId, stored.pupil.id));
  await expect(page.getByRole('article').first()).toContainText('Pergunta 4');
  await expectFits(page);
  await page.getByRole('link', { name: 'Próxima página' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goto(links.classConversations(stored.classId));
  await expectFits(page);
  await removeClass(database, stored);
});
