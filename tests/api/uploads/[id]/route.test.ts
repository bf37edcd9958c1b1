import { beforeAll, describe, expect, it } from 'vitest';
import { removeUploadParts } from '@/lib/files/jobs/remove-upload-parts';
import { db } from '@/lib/platform/db/client';
import { fileClient } from '@/tests/support/files/clients';
import { pdf } from '@/tests/support/files/own-files';
import { storedKeys } from '@/tests/support/files/stored-keys';
import { signedIn } from '@/tests/support/world';

let client: ReturnType<typeof fileClient>;
beforeAll(async () => {
  client = fileClient((await signedIn('aluno')).bearer);
});

describe('GET /uploads/{id}', () => {
  it('tells which parts came, and the file once it is whole', async () => {
    const file = pdf(150_000);
    const id = String((await client.begin(file.announced)).body.id);
    for (const part of file.parts.slice(1)) await client.sendPart(id, part);
    expect((await client.progress(id)).body).toMatchObject({ receivedOffsets: [65_536, 131_072], file: null });
    for (const part of file.parts) await client.sendPart(id, part);
    const card = (await client.finish(id)).body;
    expect((await client.progress(id)).body).toMatchObject({ file: card });
  });

  it('tells the owner that it expired', async () => {
    const id = String((await client.begin(pdf(1000).announced)).body.id);
    await db().upload.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await client.progress(id)).toMatchObject({ status: 410, body: { code: 'upload.expired' } });
  });
});

describe('DELETE /uploads/{id}', () => {
  it('forgets the upload, and its parts leave the storage', async () => {
    const file = pdf(100_000);
    const id = String((await client.begin(file.announced)).body.id);
    for (const part of file.parts) await client.sendPart(id, part);
    expect(await storedKeys(`uploads/${id}`)).toHaveLength(2);
    expect(await client.cancel(id)).toMatchObject({ status: 200, body: { count: 1 } });
    expect((await client.progress(id)).status).toBe(404);
    const asked = await db().$queryRaw<{ data: object }[]>`
      SELECT data FROM pgboss.job WHERE name = ${removeUploadParts.name} AND data->>'uploadId' = ${id}`;
    expect(asked).toEqual([{ data: { uploadId: id } }]);
    await removeUploadParts.run({ uploadId: id }, { signal: new AbortController().signal, lastAttempt: false });
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
  });
});
