import { beforeAll, describe, expect, it } from 'vitest';
import { uploadsAtOnceMax } from '@/lib/files/rules';
import { db } from '@/lib/platform/db/client';
import { fileClient } from '@/tests/support/files/clients';
import { pdf } from '@/tests/support/files/own-files';
import { signedIn } from '@/tests/support/world';

let client: ReturnType<typeof fileClient>;
beforeAll(async () => {
  client = fileClient((await signedIn('aluno')).bearer);
});

describe('POST /uploads', () => {
  it('tells what has come: nothing yet', async () => {
    const { announced } = pdf(100_000);
    const { status, body } = await client.begin(announced);
    expect(status).toBe(200);
    const { contentHash: _, ...told } = announced;
    expect(body).toMatchObject({ ...told, purpose: 'document', receivedOffsets: [], file: null });
    expect(new Date(String(body.expiresAt)).getTime()).toBeGreaterThan(Date.now() + 23 * 3600 * 1000);
  });

  it('finds the same upload again, with the parts that came, also for two at once', async () => {
    const file = pdf(100_000);
    const [first, second] = await Promise.all([client.begin(file.announced), client.begin(file.announced)]);
    expect(second.body.id).toBe(first.body.id);
    const part = file.parts[1];
    if (part) await client.sendPart(String(first.body.id), part);
    expect((await client.begin(file.announced)).body).toMatchObject({ id: first.body.id, receivedOffsets: [65_536] });
  });

  it('keeps what two people send apart, be it the same', async () => {
    const file = pdf(100_000);
    const other = fileClient((await signedIn('instrutor')).bearer);
    expect((await other.begin(file.announced)).body.id).not.toBe((await client.begin(file.announced)).body.id);
  });

  it('refuses what is too large for its purpose, in megabytes', async () => {
    const { announced } = pdf(1000);
    expect(await client.begin({ ...announced, bytes: 51 * 1024 * 1024 })).toMatchObject({
      status: 422,
      body: { code: 'file.too-large', fields: [{ path: 'bytes', code: 'file-size', values: { maximum: 50 } }] },
    });
  });

  it.each([
    ['name', { name: '../etc/passwd' }, 'file-name'],
    ['name', { name: 'a\u0000b' }, 'unreadable-character'],
    ['name', { name: ' ' }, 'required'],
    ['bytes', { bytes: 0 }, 'too-small'],
    ['contentHash', { contentHash: 'none' }, 'wrong-format'],
    ['purpose', { purpose: 'course-photo' }, 'wrong-value'],
    ['partBytes', { partBytes: 1 }, 'too-small'],
  ])('names a wrong %s', async (path, change, code) => {
    const { status, body } = await client.begin({ ...pdf(1000).announced, ...change });
    expect(status).toBe(422);
    expect(body.fields).toEqual([expect.objectContaining({ path, code })]);
  });

  it('refuses more at once than a person could send', async () => {
    const { actor, bearer } = await signedIn('aluno');
    const expiresAt = new Date(Date.now() + 1000_000);
    const { purpose, name, bytes, partBytes, contentHash } = pdf(1000).announced;
    const open = { purpose, name, bytes, partBytes, contentHash, ownerId: actor.id, expiresAt };
    await db().upload.createMany({ data: Array.from({ length: uploadsAtOnceMax }, () => open) });
    const eager = fileClient(bearer);
    expect(await eager.begin(pdf(1000).announced)).toMatchObject({ status: 409, body: { code: 'upload.too-many' } });
  });
});
