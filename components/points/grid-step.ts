export type GridCell = { row: number; column: number };

type Pressed = { key: string; ctrlKey: boolean };

/** Where a key leads in a table of so many rows and columns, as the grid pattern of WAI-ARIA has it; nothing for others. */
export function gridStep({ row, column }: GridCell, { key, ctrlKey }: Pressed, size: GridCell): GridCell | undefined {
  const [lastRow, lastColumn] = [size.row - 1, size.column - 1];
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, lastColumn) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowDown':
    case 'Enter':
      return { row: Math.min(row + 1, lastRow), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? lastRow : row, column: lastColumn };
  }
}
