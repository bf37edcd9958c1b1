import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectFieldError, field, toast } from '../support/course-form';
import { emptyCourse } from '../support/empty-course';
import { outlined } from '../support/outlined-course';
import { smallPng } from '../support/pictures';
import { test } from '../support/test';

const written: string[] = [];
test.afterEach(async ({ database }) => {
  for (const code of written.splice(0)) await emptyCourse(database, code);
});

const section = (page: Page, label: string): Locator => field(page, label);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an editor writes a module with a lesson, publishes it, and everyone can open it', async ({
  page,
  signIn,
  courses,
}) => {
  const { codigo } = await courses.create({ nome: 'Curso escrito no navegador' });
  written.push(codigo);
  const lesson = `L${randomUUID().slice(0, 8)}`;
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}/modules`);
  await page.getByRole('link', { name: 'Novo módulo' }).click();
  await field(page, 'Nome').fill('Primeiros laços');
  await field(page, 'Código').fill('M1');
  await field(page, 'Situação').selectOption('Liberado');
  await button(page, 'Salvar módulo').click();
  await expect(page).toHaveURL(`/adm/courses/${codigo}/modules/M1/lessons`);

  await field(page, 'Objetivo da unidade').fill('Repetir sem se repetir.');
  await button(page, 'Adicionar unidade').click();
  // The next step is open and has the focus.
  await expect(field(page, 'Nome da aula')).toBeFocused();
  await field(page, 'Nome da aula').fill('O laço que cansa menos');
  await field(page, 'Código da aula').fill(lesson);
  await button(page, 'Adicionar aula').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O laço que cansa menos');

  // What students wait for is named, in the order in which it is done, and each leads to where it is done.
  const missing = page
    .getByRole('region', { name: 'O que falta para a aula aparecer aos estudantes' })
    .getByRole('link');
  await expect(missing).toHaveText([
    'Escrever: Materiais',
    'Escrever: Passo a passo',
    'Escrever: Atividade',
    'Publicar o plano',
  ]);
  await missing.first().click();
  await expect(section(page, 'Materiais')).toBeFocused();
  await section(page, 'Materiais').fill('- Giz');
  await expect(missing.first()).toHaveText('Escrever: Passo a passo');
  await section(page, 'Passo a passo').fill('## Roda (10 min)\n\nTodos pulam **três** vezes.');
  await section(page, 'Atividade').fill('```python\nfor volta in range(3):\n    pule()\n```');
  await section(page, 'Para facilitadores').fill('A resposta é segredo.');
  const beside = page.getByRole('region', { name: 'Como fica: Passo a passo' });
  await expect(beside.locator('strong')).toHaveText('três');
  await button(page, 'Salvar rascunho').click();
  await expect(toast(page, 'Rascunho salvo.')).toBeVisible();
  const open = `/lesson/${codigo}/M1/1/${lesson}`;
  expect((await page.request.get(open)).status()).toBe(404);

  const preview = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Ver o rascunho' }).click();
  await expect((await preview).getByRole('heading', { name: 'Roda (10 min)' })).toBeVisible();
  await (await preview).close();

  await button(page, 'Publicar').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(toast(page, 'Plano publicado.')).toBeVisible();
  await expect(page.getByText('Esta aula aparece aos estudantes.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar às aulas do módulo' })).toBeVisible();
  await page.goto(open);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O laço que cansa menos');
  await expect(page.getByText('pule()')).toBeVisible();
  expect(await page.content()).not.toContain('segredo');
});

test('two editors of one plan: the second sees the difference, and nothing of either is lost', async ({
  page,
  context,
  signIn,
  courses,
  clientOf,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /request\.changed-meanwhile/);
  const { codigo } = await courses.create();
  written.push(codigo);
  const { mark, path } = await outlined(await clientOf('admin'), codigo, ['A aula de dois']);
  await signIn('admin');
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`${path}/${mark}-1`);
  await section(page, 'Passo a passo').fill('Começo\nDe uma pessoa\nFim');
  await button(page, 'Salvar rascunho').click();
  await expect(toast(page, 'Rascunho salvo.')).toBeVisible();
  await section(second, 'Passo a passo').fill('Começo\nDa outra\nFim');
  await button(second, 'Salvar rascunho').click();
  const difference = second.getByRole('list', { name: 'Diferenças em Passo a passo' });
  await expect(difference.getByRole('listitem')).toHaveText([
    'Começo',
    'salva: De uma pessoa',
    'minha: Da outra',
    'Fim',
  ]);
  await expect(section(second, 'Passo a passo')).toHaveValue('Começo\nDa outra\nFim');
  await button(second, 'Salvar a minha por cima').click();
  await expect(toast(second, 'Rascunho salvo.')).toBeVisible();
  await section(page, 'Passo a passo').fill('Começo\nMais uma vez\nFim');
  await button(page, 'Salvar rascunho').click();
  await button(page, 'Ficar com a versão salva').click();
  await expect(section(page, 'Passo a passo')).toHaveValue('Começo\nDa outra\nFim');
});

test('on a dead line the text stays, and leaving is asked', async ({
  page,
  signIn,
  courses,
  clientOf,
  consoleWatch,
}) => {
  consoleWatch.expect(/net::ERR_/);
  const { codigo } = await courses.create();
  written.push(codigo);
  const { mark, path } = await outlined(await clientOf('admin'), codigo, ['A aula sem linha']);
  await signIn('admin');
  await page.goto(`${path}/${mark}-1`);
  await section(page, 'Atividade').fill('Um texto longo');
  await page.route('**/api/Aulas/**', (route) => route.abort());
  await button(page, 'Salvar rascunho').click();
  await expect(page.getByRole('alert').filter({ hasText: 'continua aqui' })).toBeVisible();
  await expect(section(page, 'Atividade')).toHaveValue('Um texto longo');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click();
  expect(await asked).toBe('beforeunload');
  await expect(section(page, 'Atividade')).toHaveValue('Um texto longo');
  await page.unroute('**/api/Aulas/**');
  await button(page, 'Salvar rascunho').click();
  await expect(toast(page, 'Rascunho salvo.')).toBeVisible();
});

test('a link is inserted by Enter, a picture by dropping it, and a file that is no picture is refused in words', async ({
  page,
  signIn,
  courses,
  clientOf,
}) => {
  const { codigo } = await courses.create();
  written.push(codigo);
  const { mark, path } = await outlined(await clientOf('admin'), codigo, ['A aula com imagem']);
  await signIn('admin');
  await page.goto(`${path}/${mark}-1`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/draft')) sent.push(request.method());
  });
  // One stop of the Tab key, arrows inside (the toolbar pattern of WAI-ARIA).
  await section(page, 'Materiais').click();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Título').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('combobox', { name: 'Bloco de código' }).first()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Negrito').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section(page, 'Materiais')).toBeFocused();
  await button(page, 'Link ou vídeo').first().click();
  await page.getByRole('dialog').getByRole('textbox').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Materiais')).toHaveValue('@[youtube](dQw4w9WgXcQ)\n');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent, 'Enter sends nothing').toEqual([]);
  const bytes = [...(await smallPng())];
  const dropped = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], 'montagem.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await section(page, 'Passo a passo').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(section(page, 'Passo a passo')).toHaveValue(
    /!\[o que a imagem mostra\]\(\/api\/files\/content-images\//,
  );
  const picture = page.getByAltText('o que a imagem mostra');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const taken = (kind: 'drop' | 'paste', files: readonly [name: string, type: string][], text?: string) =>
    section(page, 'Materiais').evaluate(
      (area, given) => {
        const transfer = new DataTransfer();
        for (const [name, type] of given.files) transfer.items.add(new File(['<svg/>'], name, { type }));
        if (given.text) transfer.setData('text/plain', given.text);
        const options = { bubbles: true, cancelable: true };
        const event =
          given.kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer });
        return !area.dispatchEvent(event);
      },
      { kind, files, text },
    );
  expect(await taken('drop', [['desenho.svg', 'image/svg+xml']]), 'the browser would open it over the page').toBe(true);
  await expectFieldError(section(page, 'Materiais'), 'Este tipo de arquivo não é aceito.');
  expect(await taken('drop', []), 'text is dropped as ever').toBe(false);
  expect(await taken('paste', [['celulas.png', 'image/png']], 'Peça\tQuantidade')).toBe(false);
});

test('what saves stands above the bar of places @only-phone', async ({ page, signIn, courses, clientOf }) => {
  const { codigo } = await courses.create();
  written.push(codigo);
  const { mark, path } = await outlined(await clientOf('admin'), codigo, ['A aula no bolso']);
  await signIn('admin');
  for (const [address, save] of [
    [`${path}/${mark}-1`, 'Salvar rascunho'],
    [`/adm/courses/${codigo}/modules/M1`, 'Salvar módulo'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Link ou vídeo' }).nth(1).scrollIntoViewIfNeeded();
    if (save === 'Salvar rascunho') {
      // Beside the text there is no room: the drawing takes its place.
      await section(page, 'Passo a passo').fill('Todos **pulam**.');
      await button(page, 'Ver como fica: Passo a passo').click();
      await expect(page.locator('.markdown strong')).toHaveText('pulam');
      await button(page, 'Voltar a escrever: Passo a passo').click();
      await section(page, 'Passo a passo').fill('');
    }
    const bar = await page.getByRole('navigation', { name: 'Navegação principal' }).last().boundingBox();
    const box = await button(page, save).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), save).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
