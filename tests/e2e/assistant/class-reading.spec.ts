import { expect } from '@playwright/test';
import { links } from '@/lib/links';
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

test("a facilitator sees what a class asked, and reads a pupil's conversations @only-phone", async ({
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
  await page.goto('/facilitator');
  await page.getByRole('link', { name: 'Ver as conversas' }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: stored.name }) });
  await expect(card.getByText('3 perguntas de 1 estudante, em uma turma de 1.')).toBeVisible();
  await card.getByRole('link', { name: 'Ver a semana e os estudantes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.name);
  await expect(page.getByText('1 vez até a última dica')).toBeVisible();
  await expect(page.getByText('1 estudante voltou várias vezes')).toBeVisible();
  const examples = page.getByRole('list', { name: 'Perguntas sobre Repetições e laços' });
  await expect(examples).toHaveText('Meu laço não para nunca');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Semana anterior' }).click();
  await expect(page.getByText('Ninguém perguntou nesta semana.')).toBeVisible();
  await page.getByRole('link', { name: 'Semana seguinte' }).click();
  await expect(examples).toBeVisible();
  expect(await readings()).toEqual([]);
  const pupil = page.getByRole('link', { name: stored.pupil.name });
  await pupil.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Esta leitura ficou registrada/)).toBeVisible();
  const said = page.getByRole('article');
  await expect(said).toHaveCount(3);
  await expect(said.first()).toContainText('Meu laço não para nunca');
  await expect(said.first().locator('strong')).toHaveText('muda');
  await expect(said.first().getByRole('link', { name: 'Repetições e laços, Preso no laço' }).last()).toHaveAttribute(
    'href',
    /#preso$/,
  );
  await expect(said.last()).toContainText('Não ajudou');
  await expect(said.last()).toContainText('podia ter um desenho');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  expect(await readings()).toEqual(['instrutor']);
  await removeClass(database, stored);
});

test('a long talk is read a page at a time, and fits a tablet', async ({ page, signIn, database }) => {
  const stored = await storeClass(database);
  const many = Array.from({ length: 23 }, (_, at) => ({ question: `Pergunta ${at + 1}`, answer: 'Sim. [1]', hint: 1 }));
  await storeConversation(database, stored.pupil.id, { turns: many, sources });
  await page.setViewportSize({ width: 768, height: 1024 });
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
