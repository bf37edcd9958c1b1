import { type Found, FoundPages, type FoundPagesProps } from './found-pages';
import { Table, type TableProps } from './table';

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'address'> {
  found: Found & { items: readonly Row[] };
  address: FoundPagesProps['address'];
  labels: FoundPagesProps['labels'];
}

/** A table of one page of what was found, and the way to the others. */
export function PagedTable<Row>({ found, address, labels, ...table }: PagedTableProps<Row>) {
  return (
    <>
      <Table {...table} address={address} rows={found.items} />
      <FoundPages found={found} address={address} labels={labels} />
    </>
  );
}
