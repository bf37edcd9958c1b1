import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { Course } from '@/lib/platform/db/generated/client';
import { courseDetail } from '../queries';
import type { CourseChanges } from '../schemas';
import { exchangeCoursePhoto } from './exchange-course-photo';

/** The course's own columns and its photo. */
export async function saveCourse(
  tx: Tx,
  actor: Actor,
  before: Pick<Course, 'id' | 'revision' | 'photoUrl'>,
  { code: _, revision: __, ...data }: z.infer<typeof CourseChanges>,
) {
  const course = await tx.course.update({
    where: { id: before.id },
    data: { ...data, revision: before.revision + 1 },
  });
  const photos = { from: before.photoUrl, to: course.photoUrl };
  if (photos.from !== photos.to) await exchangeCoursePhoto(tx, actor, photos);
  return courseDetail(course);
}
