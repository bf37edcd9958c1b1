import { List } from '@/components/lists/list';
import { ClientWords } from '@/components/shell/client-words';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, type TableColumn } from '@/components/ui/table';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import type { GalleryText } from './gallery-text';
import { RewardStudents } from './reward-students';
import { Section } from './specimen';
import { foundStudents, type Student } from './students';
import { StudentsCsv } from './students-csv';

const pageSize = 5;

export function TableSection({ text, address }: { text: GalleryText; address: TableAddress }) {
  const { table } = text;
  const view = readTableView(address.params, ['name', 'attendance', 'points'] as const, { sort: 'name' });
  const all = foundStudents(view);
  const items = all.slice((view.page - 1) * pageSize, view.page * pageSize);
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
        <ClientWords namespaces={['ui']}>
          <List
            caption={table.title}
            columns={columnsOf(text)}
            found={{ items, page: view.page, pageSize, total: all.length }}
            rowKey={(row) => row.login}
            address={address}
            view={view}
            search={table.search}
            actions={
              <StudentsCsv
                view={{ search: view.search, sort: view.sort, descending: view.descending }}
                labels={[table.name, table.login, table.points]}
              />
            }
            selection={{
              label: table.select,
              nameOf: (row) => row.name,
              actions: <RewardStudents label={table.reward} />,
            }}
            empty={{ icon: 'users', title: table.emptyTitle }}
            noneFound={{ title: table.noneTitle, children: table.noneText }}
          />
        </ClientWords>
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
