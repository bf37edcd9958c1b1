import type { ReactNode } from 'react';
import { AppLink } from './app-link';
import { Icon } from './icon';
import { type TableAddress, type TableView, tableHref } from './table-address';
import { VisuallyHidden } from './visually-hidden';

export interface TableColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'end';
  /** What names the row; on a phone it heads the card. */
  lead?: boolean;
  /** The name is for readers only, as over a column of buttons. */
  hideLabel?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Given when columns sort: where the table is, and what it shows now. */
  address?: TableAddress;
  view?: Pick<TableView, 'sort' | 'descending'>;
  /** Stands where the rows would. */
  empty: ReactNode;
}

/* On phones the parts are displayed as blocks, which takes their roles away: so they are said. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

export function Table<Row>({ caption, columns, rows, rowKey, address, view, empty }: TableProps<Row>) {
  return (
    <div className="relative min-w-0 md:overflow-x-auto">
      <table {...as.table} className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead {...as.group}>
          <tr {...as.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} address={address} view={view} />
            ))}
          </tr>
        </thead>
        {rows.length > 0 && (
          <tbody {...as.group}>
            {rows.map((row) => (
              <tr key={rowKey(row)} {...as.row}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    {...as.cell}
                    data-label={column.hideLabel ? undefined : column.label}
                    data-align={column.align}
                    data-lead={column.lead || undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  address: TableAddress | undefined;
  view: Pick<TableView, 'sort' | 'descending'> | undefined;
}

function HeaderCell<Row>({ column, address, view }: HeaderCellProps<Row>) {
  const isSorted = view?.sort === column.key;
  const direction = isSorted ? (view?.descending ? 'descending' : 'ascending') : undefined;
  const label = column.hideLabel ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label;
  const next = direction === 'ascending' ? `-${column.key}` : column.key;
  return (
    <th {...as.header} scope="col" aria-sort={direction} data-align={column.align}>
      {column.sortable && address ? (
        <AppLink href={tableHref(address, { sort: next, page: null })} scroll={false}>
          {label}
          <Icon name={direction === 'ascending' ? 'arrow-up' : direction ? 'arrow-down' : 'sort'} size={16} />
        </AppLink>
      ) : (
        label
      )}
    </th>
  );
}
