import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as PHOTO } from '@/app/api/Users/eu/photo/route';
import { removeUploadParts } from '@/lib/files/jobs/remove-upload-parts';
import { quotas } from '@/lib/files/parts/refuse-without-room';
import { uploadFolder } from '@/lib/files/rules';
import { db } from '@/lib/platform/db/client';
import { openFile } from '@/lib/platform/storage/storage';
import { fileClient } from '@/tests/support/files/clients';
import { fileToSend, noisyPhoto, pdf } from '@/tests/support/files/own-files';
import { storedKeys } from '@/tests/support/files/stored-keys';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const megabyte = 1024 * 1024;

async function bytesIn(folder: string): Promise<number> {
  const files = await Promise.all((await storedKeys(folder)).map(openFile));
  return files.reduce((sum, file) => sum + (file?.length ?? 0), 0);
}

/** A part of noise for the first place of any upload. */
function someFirstPart() {
  const [part] = fileToSend(new Uint8Array(randomBytes(65_536)), 'document', 'x').parts;
  if (!part) throw new Error('a file of one part has one');
  return part;
}

describe('what an upload may take on disk', () => {
  it('is what was announced, however many parts come to the same places over many connections', async () => {
    const client = fileClient((await signedIn('aluno')).bearer);
    const file = pdf(200_000);
    const id = String((await client.begin(file.announced)).body.id);
    for (let round = 0; round < 3; round += 1) {
      const others = Array.from({ length: 4 }, someFirstPart);
      await Promise.all([...file.parts, ...others].map((part) => client.sendPart(id, part)));
      expect(await bytesIn(uploadFolder(id))).toBeLessThanOrEqual(file.bytes.length);
    }
    // Of two that wrote to one place at once, the row may tell of the one and the disk hold the other: joining finds it
    // out and forgets the parts, and a sender that sends them again has the file.
    const sendAll = async () => {
      for (const part of file.parts) await client.sendPart(id, part);
      return client.finish(id);
    };
    expect([undefined, 'upload.incomplete']).toContain((await sendAll()).body.code);
    expect((await sendAll()).status).toBe(200);
  });

  it('is nothing once it was cancelled, also of a part that was on its way then', async () => {
    const client = fileClient((await signedIn('aluno')).bearer);
    const file = pdf(300_000);
    const id = String((await client.begin(file.announced)).body.id);
    await Promise.all([...file.parts.map((part) => client.sendPart(id, part)), client.cancel(id)]);
    await removeUploadParts.run({ uploadId: id }, { signal: new AbortController().signal, lastAttempt: false });
    expect(await bytesIn(uploadFolder(id))).toBe(0);
  });

  it('is one whole file, however often its parts are joined at the same moment', async () => {
    const client = fileClient((await signedIn('aluno')).bearer);
    const file = pdf(300_000);
    const id = String((await client.begin(file.announced)).body.id);
    for (const part of file.parts) await client.sendPart(id, part);
    const before = (await storedKeys('documents')).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.finish(id)));
    expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0);
    expect((await storedKeys('documents')).length).toBe(before + 1);
  });
});

/** As if that much of theirs were kept already. */
async function keeps({ actor }: SignedIn, bytes: number): Promise<void> {
  for (let left = bytes; left > 0; left -= 500 * megabyte) {
    const name = randomBytes(16).toString('hex');
    const file = {
      name,
      key: `documents/${name}`,
      purpose: 'document',
      mediaType: 'application/pdf',
      sha256: '0'.repeat(64),
    };
    const data = { ...file, bytes: Math.min(left, 500 * megabyte), ownerId: actor.id, schoolId: actor.schoolId };
    await db().storedFile.create({ data, select: { id: true } });
  }
}

describe('a quota', () => {
  it('of a person refuses an upload before its first byte, and says what is used and what is allowed', async () => {
    const pupil = await signedIn('aluno');
    await keeps(pupil, quotas().student - 3 * megabyte);
    const client = fileClient(pupil.bearer);
    const first = await client.begin(pdf(2 * megabyte).announced);
    expect(first.status).toBe(200);
    const values = { used: quotas().student / megabyte - 1, allowed: quotas().student / megabyte, needed: 2 };
    expect(await client.begin(pdf(2 * megabyte).announced)).toMatchObject({
      status: 422,
      body: { code: 'file.no-room', fields: [{ path: 'bytes', code: 'files-room', values }] },
    });
    // What is on its way counts as announced; given up, it leaves its room.
    await client.cancel(String(first.body.id));
    expect((await client.begin(pdf(2 * megabyte).announced)).status).toBe(200);
  });

  it('is not passed by six that are announced at the same moment', async () => {
    const pupil = await signedIn('aluno');
    await keeps(pupil, quotas().student - 3 * megabyte);
    const client = fileClient(pupil.bearer);
    const files = Array.from({ length: 6 }, () => pdf(megabyte));
    const answers = await Promise.all(files.map(({ announced }) => client.begin(announced)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('of a school counts all of its people, and leaves its neighbour alone', async () => {
    const [own, other] = [await school(), await school()];
    const [colleague, teacher, neighbour] = await Promise.all(
      [own, own, other].map(({ id }) => signedIn('instrutor', id)),
    );
    if (!colleague || !teacher || !neighbour) throw new Error('three sign in');
    await keeps(colleague, quotas().school);
    expect(await fileClient(teacher.bearer).begin(pdf(1000).announced)).toMatchObject({
      status: 422,
      body: { code: 'file.no-room', fields: [{ path: 'bytes', code: 'school-files-room' }] },
    });
    expect((await fileClient(neighbour.bearer).begin(pdf(1000).announced)).status).toBe(200);
  });

  it('holds for a photo that comes in one piece, of which nothing is kept', async () => {
    const pupil = await signedIn('aluno');
    await keeps(pupil, quotas().student);
    const before = await storedKeys('account-photos');
    const body = await noisyPhoto(64, 64);
    expect(await send(PHOTO, { method: 'POST', path: '/Users/eu/photo', body, bearer: pupil.bearer })).toMatchObject({
      status: 422,
      body: { code: 'file.no-room', fields: [{ path: 'file', code: 'files-room' }] },
    });
    expect(await storedKeys('account-photos')).toEqual(before);
  });

  it('is not of what stands in the catalogue, which is everybody’s', async () => {
    const admin = await signedIn('admin');
    await keeps(admin, quotas().staff);
    await db().storedFile.updateMany({ where: { ownerId: admin.actor.id }, data: { purpose: 'course-photo' } });
    expect((await fileClient(admin.bearer).begin(pdf(1000).announced)).status).toBe(200);
  });
});
