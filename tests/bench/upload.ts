import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFile } from '@/lib/files/client';
import { type BadLine, startBadLine } from '@/tests/support/http/bad-line';
import { callAs } from '@/tests/support/http/browser-caller';

export type UploadCost = {
  /** Seconds of one bare PUT over the uncut line, over ours with the cuts. */
  readonly ratio: number;
  readonly resentPerCut: number;
  /** Everything that went up, over the file. */
  readonly sentPerByte: number;
  readonly told: string;
};

const megabyte = 1024 * 1024;
const fileBytes = Number(process.env.UPLOAD_MB ?? 50) * megabyte;
/** A school's 400 kbit/s would take 17 minutes; the line of the bench is 25 times as fast, and tells so. */
const kilobitsPerSecond = Number(process.env.UPLOAD_KBITS ?? 10_000);
const schoolKilobitsPerSecond = 400;
const cuts = 5;

const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;

/** One file over a slow line that is cut five times, against one bare PUT of the same bytes over the same line, uncut. */
export async function measureUpload(url: string, cookie: string): Promise<UploadCost> {
  const file = randomBytes(fileBytes);
  file.write('%PDF-1.7\n');
  const bareSeconds = await bare(file);
  const cutAfterBytes = Array.from({ length: cuts }, (_, each) => ((each + 0.5) / cuts) * fileBytes + 100_000);
  const line = await startBadLine({ port: Number(new URL(url).port), bytesPerSecond, cutAfterBytes });
  const restore = callAs({ cookie, origin: url }, line.url);
  try {
    const began = performance.now();
    const { bytes } = await sendFile('document', new File([file], 'bench.pdf')).done;
    const seconds = (performance.now() - began) / 1000;
    if (bytes !== fileBytes || line.cuts() !== cuts)
      throw new Error(`${bytes} bytes arrived after ${line.cuts()} cuts`);
    return figures(line, bareSeconds, seconds);
  } finally {
    restore();
    await line.stop();
  }
}

function figures(line: BadLine, bareSeconds: number, seconds: number): UploadCost {
  const resentPerCut = line.lostBytes() / cuts;
  const scale = `${fileBytes / megabyte} MB at ${kilobitsPerSecond} kbit/s, ${(kilobitsPerSecond / schoolKilobitsPerSecond).toFixed(0)} x a school's line`;
  return {
    ratio: bareSeconds / seconds,
    resentPerCut,
    sentPerByte: line.sentBytes() / fileBytes,
    told: `${bareSeconds.toFixed(1)} / ${seconds.toFixed(1)} s, ${cuts} cuts; ${scale}`,
  };
}

async function bare(file: Buffer<ArrayBuffer>): Promise<number> {
  let arrived = 0;
  const server = createServer(async (request, response) => {
    for await (const chunk of request) arrived += chunk.length;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await startBadLine({ port: (server.address() as AddressInfo).port, bytesPerSecond });
  try {
    const began = performance.now();
    const { status } = await fetch(line.url, { method: 'PUT', body: file });
    if (status !== 200 || arrived !== fileBytes) throw new Error(`${arrived} bytes arrived by a bare PUT`);
    return (performance.now() - began) / 1000;
  } finally {
    await line.stop();
    server.close();
  }
}
