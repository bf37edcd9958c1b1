import { csvOfCells } from '@/components/lists/csv';
import type { SheetOnScreen } from './read-sheet';

/**
 * The sheet as it stands on the screen, under the template's labels. A line with too many cells or too few keeps as many as
 * it has: cut or filled, it would be taken for right when it is sent again.
 */
export function correctedCsv(labels: readonly string[], { records }: Pick<SheetOnScreen, 'records'>): string {
  return csvOfCells([labels, ...records.map(({ cells }) => cells)]);
}
