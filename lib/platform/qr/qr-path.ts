import encodeQR from 'qr';

export type QrPath = { size: number; path: string };

/** The white that a camera looks for around the code. */
const border = 2;

/** A picture code as one path of squares of side 1: drawn by any SVG of this size, sharp on paper, and no markup to trust. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  return { size: rows.length, path: rows.map(pathOfRow).join('') };
}

function pathOfRow(cells: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < cells.length; x += 1) {
    const start = x;
    while (cells[x]) x += 1;
    if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
  }
  return runs.join('');
}
