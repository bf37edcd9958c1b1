import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { releaseFile } from '@/lib/files/parts/release-file';
import { photoKey } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';

const purpose = 'course-photo';

/** The photo that the course names from now on stays, the one that no course names any more may go. */
export async function exchangeCoursePhoto(
  tx: Tx,
  actor: Actor,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (to !== null) {
    const { isStored } = await attachFile(tx, actor, { purpose, key: photoKey(to) });
    refuseUnless(isStored, 'file.missing', { fields: [{ path: 'photoUrl', code: 'course-photo' }] });
  }
  if (from === null) return;
  const key = photoKey(from);
  // Held before counting: two courses that drop the same photo at once count one after the other.
  await lockRows(tx, 'stored_files', 'key', key);
  if ((await tx.course.count({ where: { photoUrl: from } })) > 0) return;
  await releaseFile(tx, { purpose, key });
}
