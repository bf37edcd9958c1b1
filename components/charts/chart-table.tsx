export interface ChartTableProps {
  caption: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly { key: string; label: string; cells: readonly string[] }[];
}

/** Everything the drawing shows, and what it had to leave out, in exact numbers. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <table className="chart-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map((column, index) => (
              <td key={column.key}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
