import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ui from '@/messages/pt-BR/ui.json';
import { List } from './list';

function shown(page: number, total: number): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt-BR" messages={{ ui }} timeZone="UTC">
      <List
        caption="Pessoas"
        columns={[{ key: 'name', label: 'Nome', cell: (row: { id: string }) => row.id }]}
        rowKey={({ id }) => id}
        found={{ items: [], page, pageSize: 20, total }}
        address={{ path: '/school/students', params: { q: 'ana', page: String(page) } }}
        empty={{ title: 'Ninguém ainda' }}
      />
    </NextIntlClientProvider>,
  );
}

it('leads back to the start of the list from a page whose rows went, and calls no list empty that is not', () => {
  const beyond = shown(2, 20);
  expect(beyond).toContain(ui.pages.beyond);
  expect(beyond).toContain('href="/school/students?q=ana"');
  expect(beyond).not.toContain('Ninguém ainda');
  expect(shown(1, 0)).toContain('Ninguém ainda');
});
