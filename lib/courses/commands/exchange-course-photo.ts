import { defineCommand, noTarget } from '@/lib/access/define-command';
import { attachFile } from '@/lib/files/commands/attach-file';
import { releaseFile } from '@/lib/files/commands/release-file';
import { refuseUnless } from '@/lib/files/failures';
import { photoKey } from '@/lib/files/rules';
import { lockRows } from '@/lib/platform/db/lock';
import { CoursePhotoExchange } from '../schemas';

const purpose = 'course-photo';

/** A part of every save: the photo that the course names from now on stays, the one that no course names any more may go. */
export const exchangeCoursePhoto = defineCommand({
  name: 'courses.exchange-photo',
  may: 'course:update',
  input: CoursePhotoExchange,
  target: noTarget,
  run: async ({ tx, actor, input: { from, to } }) => {
    if (to !== null) {
      const { isStored } = await attachFile.inside(tx, actor, { purpose, key: photoKey(to) });
      refuseUnless(isStored, 'file.missing', { fields: [{ path: 'photoUrl', code: 'course-photo' }] });
    }
    if (from === null) return;
    const key = photoKey(from);
    // Held before counting: two courses that drop the same photo at once count one after the other.
    await lockRows(tx, 'stored_files', 'key', key);
    if ((await tx.course.count({ where: { photoUrl: from } })) > 0) return;
    await releaseFile.inside(tx, actor, { purpose, key });
  },
});
