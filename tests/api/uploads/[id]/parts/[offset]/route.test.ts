import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { fileClient } from '@/tests/support/files/clients';
import { startFileServer } from '@/tests/support/files/file-routes';
import { pdf } from '@/tests/support/files/own-files';
import { storedKeys } from '@/tests/support/files/stored-keys';
import type { RouteServer } from '@/tests/support/http/route-server';
import { type SignedIn, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
let client: ReturnType<typeof fileClient>;
let server: RouteServer;
beforeAll(async () => {
  pupil = await signedIn('aluno');
  client = fileClient(pupil.bearer);
  server = await startFileServer();
});
afterAll(() => server.stop());

async function begun(file = pdf(150_000)) {
  return { file, id: String((await client.begin(file.announced)).body.id) };
}

function made(offset: number, length: number) {
  const bytes = new Uint8Array(length);
  return { offset, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

describe('PUT /uploads/{id}/parts/{offset}', () => {
  it('takes parts in any order, and one that is sent twice, also at once, as one', async () => {
    const { file, id } = await begun();
    const [first, second, third] = file.parts;
    if (!(first && second && third)) throw new Error('three parts');
    await client.sendPart(id, third);
    const answers = await Promise.all([client.sendPart(id, first), client.sendPart(id, first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await client.sendPart(id, second);
    await client.sendPart(id, first);
    expect((await client.progress(id)).body.receivedOffsets).toEqual([0, 65_536, 131_072]);
    expect(await storedKeys(`uploads/${id}`)).toHaveLength(3);
  });

  it.each([
    ['begins beyond the end', made(196_608, 10)],
    ['ends beyond the end', made(131_072, 65_536)],
    ['is shorter than its place', made(0, 10)],
    ['begins inside another', made(10, 65_536)],
  ])('refuses a part that %s', async (_, part) => {
    const { id } = await begun();
    expect(await client.sendPart(id, part)).toMatchObject({
      status: 422,
      body: { code: 'upload.part-outside', fields: [{ path: 'offset', code: 'part-place' }] },
    });
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
  });

  it('refuses a part that is larger than any, before it has read it', async () => {
    const { id } = await begun();
    const answer = await client.sendPart(id, made(0, 1024 * 1024 + 1));
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  });

  it('refuses a part that was damaged on the way', async () => {
    const { file, id } = await begun();
    const [part] = file.parts;
    if (!part) throw new Error('a part');
    const bytes = new Uint8Array(part.bytes);
    bytes[1000] = 255 - (bytes[1000] ?? 0);
    expect(await client.sendPart(id, { ...part, bytes })).toMatchObject({
      status: 422,
      body: { code: 'upload.part-damaged', fields: [{ path: 'sha256', code: 'part-hash' }] },
    });
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
  });

  it('refuses an upload that expired', async () => {
    const { file, id } = await begun();
    await db().upload.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const [part] = file.parts;
    if (part) expect((await client.sendPart(id, part)).body.code).toBe('upload.expired');
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
  });

  it('stores nothing for a neighbour', async () => {
    const { file, id } = await begun();
    const neighbour = fileClient((await signedIn('aluno')).bearer);
    const [part] = file.parts;
    if (part) expect((await neighbour.sendPart(id, part)).body.code).toBe('MODEL_NOT_FOUND');
    expect((await neighbour.finish(id)).status).toBe(404);
    expect((await neighbour.cancel(id)).status).toBe(404);
    expect((await neighbour.progress(id)).status).toBe(404);
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
  });

  it('keeps nothing of a part whose line is cut, and goes on', async () => {
    const { file, id } = await begun();
    const [part] = file.parts;
    if (!part) throw new Error('a part');
    const head = [
      `PUT /api/uploads/${id}/parts/0?sha256=${part.sha256} HTTP/1.1`,
      'host: localhost:3000',
      `authorization: Bearer ${pupil.bearer}`,
      `content-length: ${part.bytes.byteLength}`,
    ];
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(part.bytes.subarray(0, 30_000));
    await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(30_000));
    socket.destroy();
    expect((await client.progress(id)).body.receivedOffsets).toEqual([]);
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
    expect((await client.sendPart(id, part)).status).toBe(200);
  });
});
