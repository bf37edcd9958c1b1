import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCourse } from '@/lib/courses/commands/create-course';
import { deleteCourse } from '@/lib/courses/commands/delete-course';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { finishUpload } from '@/lib/files/commands/finish-upload';
import { storePart } from '@/lib/files/commands/store-part';
import { removeOrphans } from '@/lib/files/jobs/remove-orphans';
import { removeUploadParts } from '@/lib/files/jobs/remove-upload-parts';
import { attachFile } from '@/lib/files/parts/attach-file';
import { photoKey } from '@/lib/files/rules';
import { updateCourse } from '@/lib/lesson-plans/commands/update-course';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { newKey, storeFile } from '@/lib/platform/storage/storage';
import { begunUpload, noisyPhoto, pdf, sentUpload, storedPicture } from '@/tests/support/files/own-files';
import { storedKeys } from '@/tests/support/files/stored-keys';
import { courseData, type SignedIn, signedIn } from '@/tests/support/world';

const hour = 3600 * 1000;
const context = { signal: new AbortController().signal, lastAttempt: false };

let pupil: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [pupil, admin] = await Promise.all([signedIn('aluno'), signedIn('admin')]);
});
beforeEach(() => collectIn(72));
afterEach(() => setClock(undefined));

/** Runs the collection as if so many hours had gone by; what it asks for is done too. */
async function collectIn(hours: number): Promise<void> {
  const at = new Date(Date.now() + hours * hour);
  setClock(() => at);
  const before = await db().upload.findMany({ select: { id: true } });
  await removeOrphans.run({}, context);
  const left = new Set((await db().upload.findMany({ select: { id: true } })).map(({ id }) => id));
  for (const { id } of before) if (!left.has(id)) await removeUploadParts.run({ uploadId: id }, context);
  setClock(undefined);
}

async function document(length = 1000) {
  const { id } = await sentUpload(pupil.actor, pdf(length));
  const card = await finishUpload(pupil.actor, { id });
  await removeUploadParts.run({ uploadId: id }, context);
  return db().storedFile.findUniqueOrThrow({ where: { id: card.id } });
}

async function attach(key: string): Promise<boolean> {
  const { isStored } = await db().$transaction((tx) => attachFile(tx, pupil.actor, { purpose: 'document', key }));
  return isStored;
}

async function photo(): Promise<string> {
  const { photoUrl } = await storeCoursePhoto(admin.actor, { file: await noisyPhoto(64, 36) });
  return photoUrl;
}

describe('the collection of orphans', () => {
  it('takes a file that nothing has named for a day, with its thumbnail, and no other', async () => {
    const [unused, used] = [await document(), await document()];
    await storedPicture(pupil.actor);
    await attach(used.key);
    await collectIn(23);
    expect(await storedKeys('documents')).toEqual([unused.key, used.key].sort());
    expect(await storedKeys('pictures')).toHaveLength(2);
    await collectIn(25);
    expect(await storedKeys('documents')).toEqual([used.key]);
    expect(await storedKeys('pictures')).toEqual([]);
    expect(await db().storedFile.count({ where: { id: unused.id } })).toBe(0);
    expect(await attach(unused.key)).toBe(false);
    await db().storedFile.update({ where: { id: used.id }, data: { unusedSince: new Date(0) } });
  });

  it('takes the parts of an upload that was given up, and leaves one that goes on', async () => {
    const [givenUp, goingOn] = [await sentUpload(pupil.actor, pdf(1000)), await sentUpload(pupil.actor, pdf(1000))];
    await db().upload.update({ where: { id: givenUp.id }, data: { expiresAt: new Date(Date.now() + hour) } });
    await collectIn(2);
    expect(await storedKeys(`uploads/${givenUp.id}`)).toEqual([]);
    expect(await storedKeys(`uploads/${goingOn.id}`)).toHaveLength(1);
    expect((await finishUpload(pupil.actor, { id: goingOn.id })).bytes).toBe(1000);
  });

  it('leaves the parts of a running upload, however old they are on the disk', async () => {
    const file = pdf(100_000);
    const { id } = await begunUpload(pupil.actor, file);
    const [first, second] = file.parts;
    if (!(first && second)) throw new Error('two parts');
    await storePart(pupil.actor, { id, offset: 0, sha256: first.sha256, file: first.bytes });
    for (const key of await storedKeys('uploads')) await utimes(join(String(process.env.DATA_DIR), 'files', key), 0, 0);
    await collectIn(0);
    await storePart(pupil.actor, { id, offset: second.offset, sha256: second.sha256, file: second.bytes });
    expect((await finishUpload(pupil.actor, { id })).bytes).toBe(100_000);
  });

  it('takes what has no row when it is a day old: a process may be about to write the row', async () => {
    const strays = [newKey('documents'), newKey('course-photos', '.webp'), `uploads/${crypto.randomUUID()}/0-x`];
    for (const key of strays) await storeFile(key, randomBytes(10));
    await storeFile('letters/of-another-part', randomBytes(10));
    await collectIn(23);
    for (const key of strays) expect(await storedKeys(key.split('/')[0] ?? '')).toContain(key);
    await collectIn(25);
    for (const key of strays) expect(await storedKeys(key.split('/')[0] ?? '')).not.toContain(key);
    expect(await storedKeys('letters')).toEqual(['letters/of-another-part']);
  });

  it('never takes a file that is being attached at the same moment', async () => {
    const file = await document();
    const past = new Date(Date.now() + 25 * hour);
    setClock(() => past);
    const [isStored] = await Promise.all([attach(file.key), removeOrphans.run({}, context)]);
    setClock(undefined);
    expect((await storedKeys('documents')).includes(file.key)).toBe(isStored);
    expect(await db().storedFile.count({ where: { id: file.id } })).toBe(isStored ? 1 : 0);
  });
});

describe('the photo of a course', () => {
  it('stays while a course names it, and goes a day after the last one that did', async () => {
    const [first, second, forgotten] = [await photo(), await photo(), await photo()];
    const course = { ...courseData(), photoUrl: first };
    const twin = { ...courseData(), photoUrl: first };
    await createCourse(admin.actor, course);
    await createCourse(admin.actor, twin);
    await collectIn(25);
    expect(await storedKeys('course-photos')).toEqual([photoKey(first)]);
    await expect(createCourse(admin.actor, { ...courseData(), photoUrl: forgotten })).rejects.toThrow('file.missing');
    await expect(updateCourse(admin.actor, { ...course, revision: 1, photoUrl: second })).rejects.toThrow(
      'file.missing',
    );

    const third = await photo();
    await updateCourse(admin.actor, { ...course, revision: 1, photoUrl: third });
    await collectIn(25);
    expect(await storedKeys('course-photos')).toEqual([photoKey(first), photoKey(third)].sort());
    await deleteCourse(admin.actor, { code: twin.code });
    await collectIn(23);
    expect(await storedKeys('course-photos')).toContain(photoKey(first));
    await collectIn(25);
    expect(await storedKeys('course-photos')).toEqual([photoKey(third)]);
  });
});
