import { memo } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { links } from '@/lib/links';
import type { PointsRow } from '@/lib/units/rules/points-table';

type Props = {
  row: PointsRow;
  /** The cell of this row that the Tab key stops at. */
  stop: number | undefined;
};

/**
 * Cells are bare: a class has eight hundred of them, and what each needs for itself is paid for eight hundred times. The
 * table's element holds their looks and listens for all.
 */
export const PointsGridRow = memo(function PointsGridRow({ row, stop }: Props) {
  const { studentId, name, total, open, amounts } = row;
  return (
    <tr>
      <th scope="row" className="sticky left-0 z-10 max-w-48 bg-surface p-2 text-start font-normal wrap-anywhere">
        <AppLink href={links.studentReport('facilitator', studentId)}>{name}</AppLink>
      </th>
      <td className="font-bold">{total}</td>
      <td className="text-ink-soft">{open}</td>
      {amounts.map((amount, under) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column stays where it is.
        <td key={under} tabIndex={under === stop ? 0 : -1}>
          {amount ?? '–'}
        </td>
      ))}
    </tr>
  );
});
