import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { partKey } from '@/lib/files/rules';
import { db } from '@/lib/platform/db/client';
import { joined } from '@/lib/platform/storage/parts';
import { deleteFile, openFile, storeFile } from '@/lib/platform/storage/storage';
import { fileClient } from '@/tests/support/files/clients';
import { fileToSend, noisyPhoto, pdf, sentUpload } from '@/tests/support/files/own-files';
import { storedKeys } from '@/tests/support/files/stored-keys';
import { type SignedIn, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
let client: ReturnType<typeof fileClient>;
beforeAll(async () => {
  pupil = await signedIn('aluno');
  client = fileClient(pupil.bearer);
});

function text(content: string) {
  return new Uint8Array(Buffer.from(content));
}

async function stored(id: unknown): Promise<{ image: Buffer; small: Buffer }> {
  const { key, thumbnailKey } = await db().storedFile.findUniqueOrThrow({ where: { id: String(id) } });
  const read = async (of: string | null) => {
    const file = await openFile(String(of));
    return Buffer.concat((await (await file?.read())?.toArray()) ?? []);
  };
  return { image: await read(key), small: await read(thumbnailKey) };
}

async function drained(read: AsyncIterator<unknown>): Promise<void> {
  while (!(await read.next()).done);
}

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
async function phonePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 400, height: 200, channels: 3, background: '#2f7d5b' } });
  const exif = { IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 3/1 14/1' } };
  return new Uint8Array(await image.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer());
}

describe('POST /uploads/{id}/finish', () => {
  it('joins the parts into one file with a row of its own, unused yet', async () => {
    const file = pdf(200_000);
    const { status, body, id } = await client.whole(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Trabalho do João.pdf',
      mediaType: 'application/pdf',
      bytes: 200_000,
      address: `/api/files/${body.id}`,
      thumbnailAddress: null,
    });
    expect((await stored(body.id)).image.equals(file.bytes)).toBe(true);
    const row = await db().storedFile.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(row).toMatchObject({ ownerId: pupil.actor.id, purpose: 'document' });
    expect(row.unusedSince).not.toBeNull();
    expect(await client.finish(id)).toMatchObject({ status: 200, body });
  });

  it('gives two that finish at once the same file', async () => {
    const file = pdf(200_000);
    const id = String((await client.begin(file.announced)).body.id);
    for (const part of file.parts) await client.sendPart(id, part);
    const [first, second] = await Promise.all([client.finish(id), client.finish(id)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await db().upload.count({ where: { fileId: String(first.body.id) } })).toBe(1);
  });

  it('refuses a file of which a part is missing, and takes it when it came', async () => {
    const file = pdf(200_000);
    const id = String((await client.begin(file.announced)).body.id);
    for (const part of file.parts.slice(1)) await client.sendPart(id, part);
    expect(await client.finish(id)).toMatchObject({ status: 409, body: { code: 'upload.incomplete' } });
    for (const part of file.parts.slice(0, 1)) await client.sendPart(id, part);
    expect((await client.finish(id)).status).toBe(200);
  });

  it('refuses a file that is not the one that was announced, at its field', async () => {
    const file = pdf(100_000);
    const other = pdf(100_000);
    const before = await storedKeys('documents');
    const answer = await client.whole({ ...file, parts: other.parts });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'upload.wrong-hash', fields: [{ path: 'contentHash', code: 'content-hash' }] },
    });
    expect(await storedKeys('documents')).toEqual(before);
    // The right parts take the place of the wrong ones.
    for (const part of file.parts) await client.sendPart(answer.id, part);
    expect((await client.finish(answer.id)).status).toBe(200);
  });

  it('has one part in memory at a time, and hears of one that is damaged in storage', async () => {
    const file = pdf(10 * 65_536);
    const { id } = await sentUpload(pupil.actor, file);
    const parts = file.parts.map((part) => ({ key: partKey(id, part), sha256: part.sha256 }));
    const stream = joined(parts);
    const read = stream[Symbol.asyncIterator]();
    await read.next();
    // What has been read ahead is not the third part yet.
    for (const { key } of parts.slice(2)) await storeFile(key, new Uint8Array(65_536));
    await expect(drained(read)).rejects.toThrow('upload.incomplete');
    for (const { key } of parts.slice(0, 1)) await deleteFile(key);
    expect(await client.finish(id)).toMatchObject({ status: 409, body: { code: 'upload.incomplete' } });
    expect((await client.progress(id)).body).toMatchObject({ receivedOffsets: [], file: null });
    for (const part of file.parts) await client.sendPart(id, part);
    expect((await client.finish(id)).status).toBe(200);
  });

  it('refuses an upload that expired', async () => {
    const file = pdf(1000);
    const id = String((await client.begin(file.announced)).body.id);
    for (const part of file.parts) await client.sendPart(id, part);
    await db().upload.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await client.finish(id)).toMatchObject({ status: 410, body: { code: 'upload.expired' } });
  });

  it.each([
    ['an HTML page', 'picture', 'foto.png', '<!doctype html><script>alert(1)</script>'],
    [
      'an SVG drawing',
      'picture',
      'foto.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['an HTML page', 'document', 'trabalho.pdf', '<html><body>%PDF-1.7</body></html>'],
    [
      'an SVG drawing with its declaration',
      'document',
      'a.pdf',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['a program', 'document', 'trabalho.zip', '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0'],
    ['a picture', 'document', 'a.pdf', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ] as const)('refuses %s that is called a %s (%s)', async (_, purpose, name, content) => {
    const answer = await client.whole(fileToSend(text(content), purpose, name));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'file.wrong-type', fields: [{ path: 'file', code: 'file-type' }] },
    });
  });

  it('refuses a picture that only begins as one', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(500, 7)]);
    const answer = await client.whole(fileToSend(new Uint8Array(png), 'picture', 'foto.png'));
    expect(answer).toMatchObject({ status: 422 });
    expect(['file.not-an-image', 'file.wrong-type']).toContain(answer.body.code);
  });

  it('turns a picture upright and drops where it was taken', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Telefone');
    const { status, body } = await client.whole(fileToSend(photo, 'picture', 'foto.jpg'));
    expect(status).toBe(200);
    expect(body.mediaType).toBe('image/webp');
    const { image } = await stored(body.id);
    const { width, height, exif, orientation, xmp } = await sharp(image).metadata();
    expect({ width, height, exif, orientation, xmp }).toEqual({ width: 200, height: 400 });
    expect(image.toString('latin1')).not.toMatch(/Telefone|GPS/);
  });

  it('makes a thumbnail of at most 12 KB, however noisy the photo', { timeout: 60_000 }, async () => {
    const { body } = await client.whole(fileToSend(await noisyPhoto(1200, 900), 'picture', 'foto.jpg'));
    const { small } = await stored(body.id);
    expect(small.byteLength).toBeLessThanOrEqual(12 * 1024);
    const { format, width, height } = await sharp(small).metadata();
    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBeGreaterThan(60);
  });
});
