import type { QrPath } from '@/lib/platform/qr/qr-path';

/** Pixels of one square of the code: about what a camera sees of it. */
const scale = 4;

/** The picture of a code as a camera would take it, for a reader of picture codes. */
export function drawnCode({ size, path }: QrPath) {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < Number(width) * scale; pixel += 1) data.set([0, 0, 0], start + pixel * 4);
    }
  }
  return { width: side, height: side, data };
}
