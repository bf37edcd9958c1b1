import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import type { TableColumn } from '@/components/ui/table';

type Person = { id: string; name: string; photoUrl: string | null };

/** The first column of every list of staff. */
export function nameColumn<Row extends Person>(label: string, hrefOf: (row: Row) => string): TableColumn<Row> {
  return {
    key: 'name',
    label,
    sortable: true,
    lead: true,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar name={row.name} photo={row.photoUrl} size={32} />
        <AppLink href={hrefOf(row)} className="font-semibold hover:underline">
          {row.name}
        </AppLink>
      </span>
    ),
  };
}
