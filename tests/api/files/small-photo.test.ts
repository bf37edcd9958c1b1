import { expect, it } from 'vitest';
import { GET } from '@/app/api/files/course-photos/[name]/[size]/route';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { noisyPhoto } from '@/tests/support/files/own-files';
import { signedIn } from '@/tests/support/world';

function read(photoUrl: string, size: string, headers = {}) {
  const params = Promise.resolve({ name: String(photoUrl.split('/').at(-1)), size });
  return GET(new Request(`http://localhost:3000${photoUrl}/${size}`, { headers }), { params });
}

it.each([
  ['small', 2],
  ['wide', 12],
])('sends a course photo that is %s in %d KB at most, to be kept for ever', async (size, kilobytes) => {
  const { actor } = await signedIn('admin');
  const { photoUrl } = await storeCoursePhoto(actor, { file: await noisyPhoto(640, 360) });
  const [one, other] = await Promise.all([read(photoUrl, size), read(photoUrl, size)]);
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(one.headers.get('content-type')).toBe('image/webp');
  expect(one.headers.get('cache-control')).toContain('immutable');
  expect(bytes.byteLength).toBeLessThanOrEqual(kilobytes * 1024);
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(true);
  const known = await read(photoUrl, size, { 'if-none-match': one.headers.get('etag') });
  expect(known.status).toBe(304);
});

it('knows no photo that was never kept, no other kind of name and no other size', async () => {
  const { actor } = await signedIn('admin');
  const { photoUrl } = await storeCoursePhoto(actor, { file: await noisyPhoto(64, 36) });
  for (const name of [`${'a'.repeat(43)}.webp`, '..%2Fx.webp', 'x']) {
    expect((await read(`/api/files/course-photos/${name}`, 'small')).status, name).toBe(404);
  }
  for (const size of ['huge', 'constructor']) expect((await read(photoUrl, size)).status, size).toBe(404);
});
