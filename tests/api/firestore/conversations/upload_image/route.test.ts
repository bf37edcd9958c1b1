import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { withPicture } from '@/lib/assistant/answering/picture';
import { pupilMost } from '@/lib/assistant/rules/daily-most';
import { imageIdOf } from '@/lib/assistant/rules/image-address';
import { base64LengthMax } from '@/lib/assistant/rules/image-text';
import { waitingImagesMax } from '@/lib/assistant/rules/images';
import { uploadsAMinute } from '@/lib/assistant/rules/limits';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { db } from '@/lib/platform/db/client';
import { openFile } from '@/lib/platform/storage/storage';
import { imageClient, pictureText, sentWith, storedImage } from '@/tests/support/assistant/chat-images';
import { noisyPhoto } from '@/tests/support/files/own-files';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
beforeEach(async () => {
  pupil = await signedIn('aluno', (await school()).id);
});

function fileOf(address: unknown) {
  return db().storedFile.findUniqueOrThrow({ where: { id: String(imageIdOf(String(address))) } });
}

async function bytesOf(key: string): Promise<Buffer> {
  const file = await openFile(key);
  if (!file) throw new Error('the file is stored');
  return Buffer.concat(await (await file.read()).toArray());
}

describe('POST /firestore/conversations/upload_image', () => {
  it('keeps a picture for a question, unused until one is sent with it', async () => {
    const { status, body } = await imageClient(pupil.bearer).upload(await pictureText());
    expect(status).toBe(200);
    expect(body).toMatch(/^\/api\/firestore\/conversations\/images\/[0-9a-f-]{36}$/);
    const file = await fileOf(body);
    expect(file).toMatchObject({ purpose: 'chat-image', ownerId: pupil.actor.id, schoolId: pupil.actor.schoolId });
    expect(file.unusedSince).not.toBeNull();
  });

  it('encodes it anew, upright, without where it was taken, and no larger than a model looks at', async () => {
    const taken = await sharp(await noisyPhoto(1600, 800))
      .withExif({ IFD3: { GPSLatitude: '8/1 3/1 0/1' }, IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await imageClient(pupil.bearer).upload(taken.toString('base64'), '.JPEG');
    const { exif, width, height, format, orientation } = await sharp(
      await bytesOf((await fileOf(body)).key),
    ).metadata();
    expect({ exif, width, height, format, orientation }).toEqual({ width: 640, height: 1280, format: 'webp' });
  });

  it('is handed to a model as a JPEG in a data: address', async () => {
    const { key } = await fileOf(await storedImage(pupil.actor));
    const question = { role: 'user', content: 'O que falta aqui?' } as const;
    const [asked] = await withPicture([question], { key });
    const [text, picture] = (asked?.content ?? []) as [unknown, { image_url: { url: string } }];
    expect(text).toEqual({ type: 'text', text: question.content });
    const { url } = picture.image_url;
    expect(url.startsWith('data:image/jpeg;base64,')).toBe(true);
    const { width, height, format } = await sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')).metadata();
    expect({ width, height, format }).toEqual({ width: 64, height: 48, format: 'jpeg' });
    expect(await withPicture([question], { key: 'chat-images/never-stored.webp' })).toEqual([question]);
  });

  it('takes the text of a data: address too', async () => {
    const { status, body } = await imageClient(pupil.bearer).upload(`data:image/jpeg;base64,${await pictureText()}`);
    expect(status).toBe(200);
    expect((await fileOf(body)).mediaType).toBe('image/webp');
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing that could run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a document', Buffer.from('%PDF-1.7 ...')],
    ['a moving picture', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('refuses %s, whatever its extension says', async (_, bytes) => {
    const answer = await imageClient(pupil.bearer).upload(bytes.toString('base64'), 'png');
    expect(answer).toMatchObject({ status: 422, body: { code: 'file.not-an-image' } });
    expect(await db().storedFile.count({ where: { ownerId: pupil.actor.id } })).toBe(0);
  });

  it('refuses a small file of too many pixels without opening it', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const answer = await imageClient(pupil.bearer).upload(bomb.toString('base64'), 'png');
    expect(answer).toMatchObject({ status: 422, body: { code: 'file.not-an-image' } });
  });

  it.each([
    ['no text of a picture', 'não é base64!', 'png', 'image.base64'],
    ['a data: address of something else', 'data:text/html;base64,AAAA', 'png', 'image.base64'],
    ['nothing', '', 'png', 'image.base64'],
    ['an extension that is no picture', 'AAAA', 'svg', 'image.extension'],
    ['a path for an extension', 'AAAA', '../png', 'image.extension'],
    ['a number', 7, 'png', 'image.base64'],
  ])('refuses %s', async (_, base64, extension, path) => {
    const answer = await imageClient(pupil.bearer).upload(base64, extension);
    expect(answer).toMatchObject({ status: 422, body: { code: 'request.invalid', fields: [{ path }] } });
  });

  it('refuses what is too large before reading it to its end', async () => {
    const client = imageClient(pupil.bearer);
    expect((await client.upload('A'.repeat(base64LengthMax + 2000))).status).toBe(413);
    expect((await client.upload('A'.repeat(base64LengthMax + 4))).status).toBe(422);
  });

  it('refuses a pupil beyond the day, by what a model was shown and by what was sent', async () => {
    const client = imageClient(pupil.bearer);
    const day = schoolDay(new Date());
    const use = { accountId: pupil.actor.id, day };
    await db().assistantUse.create({ data: { ...use, ...pupilMost } });
    const text = await pictureText();
    expect(await client.upload(text)).toMatchObject({ status: 429, body: { code: 'assistant.image-limit' } });
    await db().assistantUse.update({ where: { accountId_day: use }, data: { images: 0 } });
    for (let sent = 0; sent < pupilMost.images; sent += 1) {
      await sentWith(pupil.actor, String((await client.upload(text)).body));
    }
    expect(await client.upload(text)).toMatchObject({ status: 429, body: { code: 'assistant.image-limit' } });
    await db().storedFile.updateMany({
      where: { ownerId: pupil.actor.id },
      data: { createdAt: new Date(Date.now() - 25 * 3600 * 1000) },
    });
    expect((await client.upload(text)).status).toBe(200);
  });

  it('lets nobody pile up pictures that no question is sent with, two tabs together neither', async () => {
    const facilitator = await signedIn('instrutor', pupil.actor.schoolId);
    const client = imageClient(facilitator.bearer);
    const text = await pictureText();
    for (let waiting = 0; waiting < waitingImagesMax - 1; waiting += 1) await client.upload(text);
    const both = await Promise.all([client.upload(text), client.upload(text)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('asks who uploads faster than hands can to wait, and nobody else', async () => {
    const other = await signedIn('aluno', pupil.actor.schoolId);
    const client = imageClient(pupil.bearer);
    for (let sent = 0; sent < uploadsAMinute; sent += 1) expect((await client.upload('AAAA')).status).toBe(422);
    expect(await client.upload('AAAA')).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect((await imageClient(other.bearer).upload(await pictureText())).status).toBe(200);
  });
});
