import { beforeAll, describe, expect, it } from 'vitest';
import { imageIdOf } from '@/lib/assistant/rules/image-address';
import { removeStored } from '@/lib/files/jobs/remove-stored';
import { db } from '@/lib/platform/db/client';
import { openFile } from '@/lib/platform/storage/storage';
import { imageClient, sentWith, storedImage } from '@/tests/support/assistant/chat-images';
import { storedPicture } from '@/tests/support/files/own-files';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
let classmate: SignedIn;
beforeAll(async () => {
  const { id } = await school();
  [pupil, classmate] = await Promise.all([signedIn('aluno', id), signedIn('aluno', id)]);
});

function fileOf(address: string) {
  return db().storedFile.findUnique({ where: { id: String(imageIdOf(address)) } });
}

const missing = { status: 404, body: { code: 'MODEL_NOT_FOUND' } };

describe('POST /firestore/conversations/delete_image', () => {
  it('takes a picture back at once, its bytes with it', async () => {
    const client = imageClient(pupil.bearer);
    const address = await storedImage(pupil.actor);
    const key = String((await fileOf(address))?.key);
    expect(await client.remove(address)).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await fileOf(address)).toBeNull();
    await removeStored.run({ keys: [key] }, { signal: new AbortController().signal, lastAttempt: false });
    expect(await openFile(key)).toBeUndefined();
    expect(await client.read(address)).toMatchObject(missing);
    expect(await client.remove(address)).toMatchObject(missing);
  });

  it('takes it back once for two tabs', async () => {
    const client = imageClient(pupil.bearer);
    const address = await storedImage(pupil.actor);
    const both = await Promise.all([client.remove(address), client.remove(address)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('leaves a picture that went with a question where it is', async () => {
    const address = await storedImage(pupil.actor);
    await sentWith(pupil.actor, address);
    const answer = await imageClient(pupil.bearer).remove(address);
    expect(answer).toMatchObject({ status: 409, body: { code: 'assistant.image-sent' } });
    expect(await fileOf(address)).not.toBeNull();
  });

  it("finds nobody else's picture, and no file that is none", async () => {
    const address = await storedImage(pupil.actor);
    expect(await imageClient(classmate.bearer).remove(address)).toMatchObject(missing);
    expect(await fileOf(address)).not.toBeNull();
    const { id, address: other } = await storedPicture(pupil.actor);
    const client = imageClient(pupil.bearer);
    for (const none of [
      other,
      address.replace(/[^/]+$/, id),
      '/api/files/../x',
      'https://example.org/x.png',
      `${address}?`,
    ]) {
      expect(await client.remove(none)).toMatchObject(missing);
    }
    expect(await db().storedFile.count({ where: { id } })).toBe(1);
  });
});
