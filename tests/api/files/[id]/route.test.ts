import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/files/[id]/route';
import { finishUpload } from '@/lib/files/commands/finish-upload';
import { db } from '@/lib/platform/db/client';
import { deleteFile } from '@/lib/platform/storage/storage';
import { startFileServer } from '@/tests/support/files/file-routes';
import { pdf, sentUpload, storedPicture } from '@/tests/support/files/own-files';
import type { RouteServer } from '@/tests/support/http/route-server';
import { type SignedIn, signedIn } from '@/tests/support/world';

const file = pdf(200_000);
let server: RouteServer;
let pupil: SignedIn;
let address: string;
beforeAll(async () => {
  [server, pupil] = await Promise.all([startFileServer(), signedIn('aluno')]);
  const { id } = await sentUpload(pupil.actor, file);
  ({ address } = await finishUpload(pupil.actor, { id }));
});
afterAll(() => server.stop());

function get(path: string, headers: Record<string, string> = {}, bearer = pupil.bearer): Promise<Response> {
  return fetch(server.url + path, { headers: { authorization: bearer, ...headers } });
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe('GET /files/{id}', () => {
  it('sends the bytes to be saved under their name, never to be shown', async () => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '200000',
      'content-disposition': "attachment; filename*=UTF-8''Trabalho%20do%20Jo%C3%A3o.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect((await bytesOf(answer)).equals(file.bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=199900-', 199_900, 199_999],
    ['bytes=-100', 199_900, 199_999],
    ['bytes=150000-999999', 150_000, 199_999],
  ])('sends the part that is asked for (%s)', async (range, first, last) => {
    const answer = await get(address, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/200000`);
    expect((await bytesOf(answer)).equals(Buffer.from(file.bytes.subarray(first, last + 1)))).toBe(true);
  });

  it('says how long the file is to whom asks beyond its end', async () => {
    const answer = await get(address, { range: 'bytes=200000-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */200000');
    expect((await bytesOf(answer)).length).toBe(0);
  });

  it('sends nothing to whom has it, and all to whom has another', async () => {
    const etag = String((await get(address)).headers.get('etag'));
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(address, { 'if-none-match': '"another"' })).status).toBe(200);
    expect((await get(address, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get(address, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });

  it('opens nothing for whom asks only what it is', async () => {
    const asked = new Request(`http://localhost:3000${address}`, {
      method: 'HEAD',
      headers: { authorization: pupil.bearer },
    });
    const answer = await GET(asked, { params: Promise.resolve({ id: String(address.split('/').at(-1)) }) });
    expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([200, '200000', null]);
  });

  it('asks for permission before it says that nothing changed', async () => {
    const etag = String((await get(address)).headers.get('etag'));
    const neighbour = await signedIn('aluno');
    expect((await get(address, { 'if-none-match': etag }, neighbour.bearer)).status).toBe(404);
    expect((await get(address, { range: 'bytes=0-9' }, neighbour.bearer)).status).toBe(404);
    expect((await get(address, { 'if-none-match': etag }, 'nobody')).status).toBe(401);
  });

  it('says that a file is not there when its bytes are not', async () => {
    const { id } = await sentUpload(pupil.actor, pdf(1000));
    const lost = await finishUpload(pupil.actor, { id });
    const { key } = await db().storedFile.findUniqueOrThrow({ where: { id: lost.id } });
    await deleteFile(key);
    expect((await get(lost.address)).status).toBe(404);
  });
});

describe('GET /files/{id}/thumbnail', () => {
  it('shows a picture that is small, and has none of a document', async () => {
    const { thumbnailAddress } = await storedPicture(pupil.actor);
    const answer = await get(String(thumbnailAddress));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await bytesOf(answer)).length).toBeLessThanOrEqual(12 * 1024);
    expect((await get(`${address}/thumbnail`)).status).toBe(404);
  });
});
