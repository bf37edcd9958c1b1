import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendFile } from '@/lib/files/client';
import type { UploadProgress } from '@/lib/platform/browser/upload-file';
import { db } from '@/lib/platform/db/client';
import { startFileServer } from '@/tests/support/files/file-routes';
import { pdf } from '@/tests/support/files/own-files';
import { type BadLine, startBadLine } from '@/tests/support/http/bad-line';
import { callAs } from '@/tests/support/http/browser-caller';
import type { RouteServer } from '@/tests/support/http/route-server';
import { type SignedIn, signedIn } from '@/tests/support/world';

const megabyte = 1024 * 1024;
let server: RouteServer;
let pupil: SignedIn;
let line: BadLine;
let restore: () => void;

beforeAll(async () => {
  server = await startFileServer();
  pupil = await signedIn('aluno');
});
afterAll(() => server.stop());
afterEach(async () => {
  restore();
  await line.stop();
});

async function on(weather: Omit<Parameters<typeof startBadLine>[0], 'port'>): Promise<void> {
  line = await startBadLine({ port: server.port, ...weather });
  restore = callAs({ authorization: pupil.bearer }, line.url);
}

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(address, {});
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const picked = ({ bytes, announced }: ReturnType<typeof pdf>) => new File([bytes], announced.name);

function once(act: () => void): () => void {
  let left = 1;
  return () => {
    left -= 1;
    if (left === 0) act();
  };
}

describe('a file that is sent by a browser', () => {
  it('arrives to the byte over a line that is cut in the middle of a part five times', {
    timeout: 60_000,
  }, async () => {
    const file = pdf(3 * megabyte + 17);
    // In the first part, twice in one part, and in the last.
    const cutAfterBytes = [100_000, megabyte, megabyte + 150_000, 2.2 * megabyte, 3 * megabyte];
    await on({ cutAfterBytes });
    const told: UploadProgress[] = [];
    const card = await sendFile('document', picked(file), (progress) => void told.push(progress)).done;
    expect(line.cuts()).toBe(5);
    expect(card).toMatchObject({ name: file.announced.name, mediaType: 'application/pdf', bytes: file.bytes.length });
    expect((await bytesOf(card.address)).equals(file.bytes)).toBe(true);
    // A cut costs a part of 256 KB at most, and a part carries its headers.
    expect(line.sentBytes() - file.bytes.length).toBeLessThan(5 * 256 * 1024 + 64 * 1024);
    expect(told.filter(({ phase }) => phase === 'waiting').length).toBeGreaterThanOrEqual(5);
    expect(told.at(-1)).toEqual({ phase: 'finishing', sentBytes: file.bytes.length, totalBytes: file.bytes.length });
  });

  it('goes on where it stopped when the page was closed and the file is chosen again', async () => {
    const file = pdf(2 * megabyte);
    await on({});
    const first = sendFile('document', picked(file), ({ sentBytes }) => {
      if (sentBytes >= megabyte) first.cancel();
    });
    await expect(first.done).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    const before = line.sentBytes();
    const card = await sendFile('document', picked(file)).done;
    expect(line.sentBytes() - before).toBeLessThan(1.2 * megabyte);
    expect((await bytesOf(card.address)).equals(file.bytes)).toBe(true);
  });

  it('waits while it is paused, and loses nothing', async () => {
    const file = pdf(megabyte);
    await on({});
    const phases: string[] = [];
    const pauseOnce = once(() => sending.pause());
    const sending = sendFile('document', picked(file), ({ phase, sentBytes }) => {
      phases.push(phase);
      if (phase === 'sending' && sentBytes === megabyte / 2) pauseOnce();
    });
    await vi.waitFor(() => expect(phases.at(-1)).toBe('paused'));
    const [upload] = await db().upload.findMany({
      where: { ownerId: pupil.actor.id, fileId: null },
      include: { parts: true },
    });
    expect(upload?.parts.length).toBeLessThanOrEqual(3);
    sending.resume();
    expect((await bytesOf((await sending.done).address)).equals(file.bytes)).toBe(true);
  });

  it('is one file for two tabs that send it at once', async () => {
    const file = pdf(megabyte + 5);
    await on({});
    const cards = await Promise.all([sendFile('document', picked(file)).done, sendFile('document', picked(file)).done]);
    expect(cards[1]).toEqual(cards[0]);
    expect(await db().storedFile.count({ where: { ownerId: pupil.actor.id, bytes: file.bytes.length } })).toBe(1);
    expect((await bytesOf(String(cards[0]?.address))).equals(file.bytes)).toBe(true);
  });

  it('is sent anew when the server has forgotten it meanwhile', async () => {
    const file = pdf(megabyte);
    await on({});
    const phases: string[] = [];
    const pauseOnce = once(() => sending.pause());
    const sending = sendFile('document', picked(file), ({ phase, sentBytes }) => {
      phases.push(phase);
      if (phase === 'sending' && sentBytes === megabyte / 2) pauseOnce();
    });
    // The server has the parts before the browser is told so: what counts is that the browser waits.
    await vi.waitFor(() => expect(phases.at(-1)).toBe('paused'));
    const open = { ownerId: pupil.actor.id, bytes: megabyte, fileId: null };
    expect(await db().uploadPart.count({ where: { upload: open } })).toBe(2);
    await db().upload.deleteMany({ where: open });
    sending.resume();
    expect((await bytesOf((await sending.done).address)).equals(file.bytes)).toBe(true);
  });
});
