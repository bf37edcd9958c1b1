import { type BarRow, labelLinePx } from './geometry/bar-rows';

export function BarLabel({ row, beside }: { row: BarRow; beside: boolean }) {
  return row.lines.map((line, index) => (
    <text
      key={line}
      x={beside ? -10 : 0}
      y={row.labelY + index * labelLinePx}
      dy="0.35em"
      textAnchor={beside ? 'end' : 'start'}
    >
      {line}
    </text>
  ));
}
