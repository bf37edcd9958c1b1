import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** How many letters stand on each sheet of A4 that the page is printed on. */
export async function lettersPerSheet(page: Page): Promise<number[]> {
  return lettersOf((await page.pdf({ format: 'A4' })).toString('latin1'));
}

/** A sheet names the stream of what is drawn on it, in which letters are shown in runs, four hex digits each. */
function lettersOf(pdf: string): number[] {
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\r?\n?([\s\S]*?)endobj/g)].map(([, id, body]) => [id, body ?? '']),
  );
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((body) => {
      const drawn = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1]) ?? '');
      const runs = [...drawn.matchAll(/<([0-9A-Fa-f]+)>\s*Tj|\[([^\]]*)\]\s*TJ/g)];
      return runs.reduce((sum, [, one, many]) => sum + hexDigits(one ?? many ?? '') / 4, 0);
    });
}

function hexDigits(run: string): number {
  const shown = run.includes('<') ? [...run.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex]) => hex ?? '').join('') : run;
  return shown.length;
}

function streamOf(body: string): string {
  const [, stream = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? [];
  if (!body.includes('FlateDecode')) return stream;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}
