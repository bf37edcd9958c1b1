import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Table, type TableColumn } from '@/components/ui/table';
import { readTableView, type TableAddress, tableHref } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { folded } from '@/lib/platform/text/folded';
import type { GalleryText, UiTranslator } from './gallery-text';
import { Section } from './specimen';

interface Student {
  name: string;
  login: string;
  attendance: number;
  points: number;
}

const names = [
  'Ana Clara de Souza',
  'Bruno Nascimento',
  'Camila Ferreira da Silva',
  'Davi Lucca Moreira',
  'Emanuelly Costa',
  'Felipe Araújo',
  'Giovanna Prado',
  'Heitor Cavalcanti',
  'Isabela Nogueira',
  'João Pedro Lima',
  'Kauã Batista',
  'Lívia Rocha',
  'Maria Eduarda Alves',
];

const students: Student[] = names.map((name, index) => ({
  name,
  login: `${folded(name.split(' ')[0] ?? '')}${10 + index}`,
  attendance: 100 - ((index * 7) % 31),
  points: 8200 - ((index * 613) % 4100),
}));

const pageSize = 5;

export function TableSection({ text, t, address }: { text: GalleryText; t: UiTranslator; address: TableAddress }) {
  const { table } = text;
  const view = readTableView(address.params, ['name', 'attendance', 'points'] as const, { sort: 'name' });
  const found = students.filter((one) => `${one.name} ${one.login}`.toLowerCase().includes(view.search.toLowerCase()));
  const sign = view.descending ? -1 : 1;
  found.sort((a, b) => (a[view.sort] < b[view.sort] ? -sign : sign));
  const pageCount = Math.ceil(found.length / pageSize);
  const rows = found.slice((view.page - 1) * pageSize, view.page * pageSize);
  const from = (view.page - 1) * pageSize + 1;
  return (
    <Section id="table" title={text.sections.table}>
      <Card
        title={table.title}
        headingLevel={3}
        lead={table.lead}
        actions={
          <Button variant="primary" icon="plus">
            {table.add}
          </Button>
        }
        flush
      >
        <TableFilter address={address} searchLabel={table.search} submitLabel={t('filter')} clearLabel={t('clear')} />
        <Table
          caption={table.title}
          columns={columnsOf(text)}
          rows={rows}
          rowKey={(row) => row.login}
          address={address}
          view={view}
          empty={
            <EmptyState icon="search" title={table.noneTitle}>
              {table.noneText}
            </EmptyState>
          }
        />
        <Pagination
          page={view.page}
          pageCount={pageCount}
          hrefOf={(page) => tableHref(address, { page: page === 1 ? null : page })}
          labels={{
            pages: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            position: t('pages.position', { page: view.page, count: Math.max(1, pageCount) }),
          }}
          summary={t('pages.rows', {
            from: Math.min(from, found.length),
            to: from + rows.length - 1,
            total: found.length,
          })}
        />
      </Card>
      <Card flush>
        <Table
          caption={table.emptyTitle}
          columns={columnsOf(text)}
          rows={[]}
          rowKey={(row) => row.login}
          empty={
            <EmptyState icon="users" title={table.emptyTitle} actions={<Button icon="plus">{table.add}</Button>}>
              {table.emptyText}
            </EmptyState>
          }
        />
      </Card>
    </Section>
  );
}

function columnsOf({ table }: GalleryText): TableColumn<Student>[] {
  return [
    {
      key: 'name',
      label: table.name,
      sortable: true,
      lead: true,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar name={row.name} size={32} />
          <span className="font-medium">{row.name}</span>
        </span>
      ),
    },
    { key: 'login', label: table.login, cell: (row) => <span data-verbatim>{row.login}</span> },
    { key: 'attendance', label: table.attendance, sortable: true, align: 'end', cell: (row) => `${row.attendance}%` },
    {
      key: 'points',
      label: table.points,
      sortable: true,
      align: 'end',
      cell: (row) => row.points.toLocaleString('pt-BR'),
    },
    {
      key: 'state',
      label: table.state,
      cell: (row) =>
        row.attendance < 75 ? (
          <Badge tone="warning" icon="warning">
            {table.away}
          </Badge>
        ) : (
          <Badge tone="success">{table.active}</Badge>
        ),
    },
    {
      key: 'actions',
      label: table.actions,
      hideLabel: true,
      align: 'end',
      cell: (row) => (
        <ButtonLink href="#table" size="sm" variant="quiet" aria-label={`${table.open}: ${row.name}`}>
          {table.open}
        </ButtonLink>
      ),
    },
  ];
}
