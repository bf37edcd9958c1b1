import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as PHOTO } from '@/app/api/files/course-photos/[name]/route';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { sendFile } from '@/lib/files/client';
import { removeOrphans } from '@/lib/files/jobs/remove-orphans';
import { removeUploadParts } from '@/lib/files/jobs/remove-upload-parts';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { fileClient } from '@/tests/support/files/clients';
import { startFileServer } from '@/tests/support/files/file-routes';
import { noisyPhoto, pdf, sentUpload } from '@/tests/support/files/own-files';
import { type Bucket, startBucket } from '@/tests/support/files/s3';
import { storedKeys } from '@/tests/support/files/stored-keys';
import { callAs } from '@/tests/support/http/browser-caller';
import type { RouteServer } from '@/tests/support/http/route-server';
import { type SignedIn, signedIn } from '@/tests/support/world';

const megabyte = 1024 * 1024;
let bucket: Bucket;
let server: RouteServer;
let pupil: SignedIn;
let restore: () => void = () => undefined;

beforeAll(async () => {
  bucket = await startBucket();
  server = await startFileServer();
  pupil = await signedIn('aluno');
});
afterEach(() => restore());
afterAll(async () => {
  await server.stop();
  await bucket.remove();
});

function sent({ bytes, announced }: ReturnType<typeof pdf>) {
  restore = callAs({ authorization: pupil.bearer }, server.url);
  return sendFile('document', new File([bytes], announced.name));
}

describe('files in an S3 bucket', () => {
  it('arrive whole and are read whole or in part', async () => {
    const file = pdf(2 * megabyte + 3);
    const { address } = await sent(file).done;
    const whole = await fetch(address, {});
    expect(Buffer.from(await whole.arrayBuffer()).equals(file.bytes)).toBe(true);
    const part = await fetch(address, { headers: { range: 'bytes=1000000-1000099' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(file.bytes.subarray(1_000_000, 1_000_100)))).toBe(
      true,
    );
    expect(await storedKeys('documents')).toHaveLength(1);
  });

  it('of courses are shown to everybody', async () => {
    const admin = await signedIn('admin');
    const { photoUrl } = await storeCoursePhoto(admin.actor, { file: await noisyPhoto(64, 36) });
    const params = Promise.resolve({ name: String(photoUrl.split('/').at(-1)) });
    const answer = await PHOTO(new Request(`http://localhost:3000${photoUrl}`), { params });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const missing = Promise.resolve({ name: `${'a'.repeat(43)}.webp` });
    expect((await PHOTO(new Request('http://localhost:3000/'), { params: missing })).status).toBe(404);
  });

  it('leave nothing half behind while the bucket cannot be reached, and go on when it can', {
    timeout: 60_000,
  }, async () => {
    const client = fileClient(pupil.bearer);
    const file = pdf(150_000);
    const { id } = await sentUpload(pupil.actor, file);
    const [part] = file.parts;
    if (!part) throw new Error('a part');
    const before = await db().storedFile.count();
    await bucket.down();
    expect(await client.finish(id)).toMatchObject({ status: 503, body: { code: 'storage.unavailable' } });
    // What lies there already is not stored again.
    expect((await client.sendPart(id, part)).status).toBe(200);
    expect(await db().storedFile.count()).toBe(before);
    const other = pdf(1000);
    const otherId = String((await client.begin(other.announced)).body.id);
    for (const each of other.parts) expect((await client.sendPart(otherId, each)).status).toBe(503);
    expect((await client.progress(otherId)).body.receivedOffsets).toEqual([]);
    await bucket.up();
    expect((await client.sendPart(id, part)).status).toBe(200);
    expect((await client.finish(id)).status).toBe(200);
  });

  it('wait in the browser while the bucket cannot be reached', { timeout: 60_000 }, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = pdf(300_000);
    await bucket.down();
    restore = callAs({ authorization: pupil.bearer }, server.url);
    const phases: string[] = [];
    const sending = sendFile('document', new File([file.bytes], 'a.pdf'), ({ phase }) => phases.push(phase));
    await vi.waitFor(() => expect(phases).toContain('waiting'), 20_000);
    await bucket.up();
    expect((await sending.done).bytes).toBe(300_000);
  });

  it('are collected as on a disk', async () => {
    const { id } = await sentUpload(pupil.actor, pdf(1000));
    const tomorrow = new Date(Date.now() + 25 * 3600 * 1000);
    setClock(() => tomorrow);
    const context = { signal: new AbortController().signal, lastAttempt: false };
    await removeOrphans.run({}, context);
    await removeUploadParts.run({ uploadId: id }, context);
    setClock(undefined);
    expect(await storedKeys('documents')).toEqual([]);
    expect(await storedKeys('course-photos')).toEqual([]);
    expect(await storedKeys(`uploads/${id}`)).toEqual([]);
  });
});
