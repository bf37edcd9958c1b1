import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state';
import { BeyondPages, type Found, FoundPages } from '@/components/ui/found-pages';
import { Select, type SelectOption } from '@/components/ui/select';
import { Table, type TableColumn, type TableProps } from '@/components/ui/table';
import { readText, type TableAddress } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { SelectionBar, SelectionScope, SelectRow } from './selection';

export interface ListFilter {
  /** In the address. */
  name: string;
  label: string;
  /** What no choice is called. */
  all: string;
  options: readonly SelectOption[];
}

export interface ListProps<Row> extends Omit<TableProps<Row>, 'rows' | 'address' | 'empty'> {
  found: Found & { items: readonly Row[] };
  address: TableAddress;
  /** What is searched; without it there is no search. */
  search?: string;
  filters?: readonly ListFilter[];
  /** While there is nothing yet. */
  empty: EmptyStateProps;
  /** When there is something, but not what was asked for. */
  noneFound?: EmptyStateProps;
  /** Beside the search, such as a button that takes the list along. */
  actions?: ReactNode;
  /** Where rows are selected: what a row is called, what the column is, and what may be done with all of them. */
  selection?: { nameOf: (row: Row) => string; label: string; actions: ReactNode };
}

/** One page of what a query found, with what narrows it and the way to the others: all of it stands in the address. */
export function List<Row>(props: ListProps<Row>) {
  const { found, address, search, filters = [], empty, noneFound, actions, selection, columns, ...table } = props;
  const { rowKey } = table;
  const names = filters.map(({ name }) => name);
  const isFiltered = ['q', ...names].some((name) => readText(address.params, name) !== '');
  const isBeyond = found.items.length === 0 && found.page > 1;
  const none = <EmptyState {...(isFiltered && noneFound ? { icon: 'search', ...noneFound } : empty)} />;
  const list = (
    <>
      {search !== undefined && (
        <TableFilter address={address} searchLabel={search} filters={names} actions={actions}>
          {filters.map((filter) => (
            <Choice key={filter.name} filter={filter} chosen={readText(address.params, filter.name)} />
          ))}
        </TableFilter>
      )}
      {selection && <SelectionBar pageIds={found.items.map(rowKey)}>{selection.actions}</SelectionBar>}
      <Table
        {...table}
        columns={selection ? [selectColumn(selection, rowKey), ...columns] : columns}
        address={address}
        rows={found.items}
        empty={isBeyond ? <BeyondPages address={address} /> : none}
      />
      <FoundPages found={found} address={address} />
    </>
  );
  return selection ? <SelectionScope>{list}</SelectionScope> : list;
}

function Choice({ filter: { name, label, all, options }, chosen }: { filter: ListFilter; chosen: string }) {
  return <Select name={name} aria-label={label} defaultValue={chosen} placeholder={all} options={options} />;
}

function selectColumn<Row>(
  { nameOf, label }: NonNullable<ListProps<Row>['selection']>,
  rowKey: (row: Row) => string,
): TableColumn<Row> {
  return { key: 'select', label, hideLabel: true, cell: (row) => <SelectRow id={rowKey(row)} name={nameOf(row)} /> };
}
