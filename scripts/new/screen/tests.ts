import type { Draft } from '../draft';
import { addCell } from '../tables';
import type { Screen } from './screen-names';

/** What holds it: the matrix who may, one test of the API what is stored, one errand what a person sees. */
export function addTests(draft: Draft, screen: Screen): void {
  addCell(draft, screen.domain, cells(screen));
  draft.create(`tests/api${screen.path}/route.test.ts`, apiTest(screen));
  draft.create(`tests/e2e/${screen.domain}/write-${screen.noun}.spec.ts`, errand(screen));
}

function ownerOf({ tipos }: Screen): string {
  return tipos.includes('admin') ? 'admin' : String(tipos[0]);
}

function body({ columns }: Screen): string {
  return `{ ${columns.map(({ name, sample }) => `${name}: ${sample}`).join(', ')} }`;
}

function cells(screen: Screen): string {
  const { path, stored, ofSchool, tipos } = screen;
  const owner = ownerOf(screen);
  const others = tipos.filter((tipo) => tipo !== owner).map((tipo) => `'${tipo}'`);
  const may = `owner: '${owner}',${others.length > 0 ? ` alsoMay: [${others.join(', ')}],` : ''}`;
  const cell = (method: string, rows: string, request: string) =>
    `  '${method}': { ${may} rows: '${rows}', request: ${request} },\n`;
  const ofOne = (sent: string) => `async (${ofSchool ? '{ schoolId }' : ''}) => {
      const { id } = await ${stored.name}(${ofSchool ? 'schoolId' : ''});
      return { path: \`${path}/\${id}\`, params: { id }${sent} };
    }`;
  const rows = ofSchool ? 'school' : 'catalogue';
  return `import { randomUUID } from 'node:crypto';
import { ${stored.name} } from '${stored.from}';
${cell(`GET ${path}`, 'catalogue', `async () => ({ path: '${path}' })`)}${cell(
  `PUT ${path}`,
  'catalogue',
  `async () => ({ path: '${path}', body: ${body(screen)} })`,
)}${cell(`GET ${path}/{id}`, rows, ofOne(''))}${cell(`POST ${path}/{id}`, rows, ofOne(`, body: { ...${body(screen)}, revision: 1 }`))}${cell(
  `DELETE ${path}/{id}`,
  rows,
  ofOne(''),
)}`;
}

function apiTest(screen: Screen): string {
  const { path, ofSchool, columns } = screen;
  const lead = columns[0]?.name;
  return `import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DELETE, GET, POST } from '@/app/api${path}/[id]/route';
import { GET as LIST, PUT } from '@/app/api${path}/route';
import { send } from '@/tests/support/send';
import { ${ofSchool ? 'school, ' : ''}signedIn } from '@/tests/support/world';

it('is written, found, changed once a revision and deleted', async () => {
  const { bearer } = await signedIn('${ownerOf(screen)}'${ofSchool ? ', (await school()).id' : ''});
  const sent = ${body(screen)};
  const { body: stored } = await send(PUT, { method: 'PUT', path: '${path}', body: sent, bearer });
  expect(stored).toMatchObject({ ...sent, revision: 1 });
  const one = { path: \`${path}/\${stored.id}\`, params: { id: String(stored.id) }, bearer };
  const { body: found } = await send(LIST, { path: \`${path}?search=\${sent.${lead}}\`, bearer });
  expect(found).toMatchObject({ items: [stored], total: 1 });
  const changes = { ...sent, ${lead}: randomUUID(), revision: 1 };
  expect(await send(POST, { ...one, method: 'POST', body: changes })).toMatchObject({ status: 200 });
  expect((await send(POST, { ...one, method: 'POST', body: changes })).body.code).toBe('request.changed-meanwhile');
  expect((await send(GET, one)).body).toMatchObject({ ...changes, revision: 2 });
  expect((await send(DELETE, { ...one, method: 'DELETE' })).body).toEqual({ count: 1 });
  expect((await send(GET, one)).status).toBe(404);
});
`;
}

function errand(screen: Screen): string {
  const { address, noun, words, columns } = screen;
  const texts = columns.filter(({ field }) => field === 'TextField');
  const label = (name: string) => (name === 'name' ? 'Nome' : name.charAt(0).toUpperCase() + name.slice(1));
  return `import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { field, toast } from '../support/course-form';
import { test } from '../support/test';

test('a ${noun.replaceAll('-', ' ')} is written, changed and deleted @only-phone', async ({ page, signIn }) => {
  const [before, after] = [randomUUID(), randomUUID()];
  await signIn('${ownerOf(screen)}');
  await page.goto('${address}');
  await page.getByRole('link', { name: '${words['pt-BR'].one}: incluir' }).click();
${texts.map(({ name }) => `  await field(page, '${label(name)}').fill(before);`).join('\n')}
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL('${address}');
  await page.getByRole('searchbox').fill(before);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: before }).click();
  await field(page, '${label(String(columns[0]?.name))}').fill(after);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: after }).click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toast(page, 'Excluído.')).toBeVisible();
  await expect(page).toHaveURL('${address}');
});
`;
}
