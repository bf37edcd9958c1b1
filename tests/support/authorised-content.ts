import { db } from '@/lib/platform/db/client';
import { courseContent } from './course-content';

type Period = { from?: string; until?: string | null };

/** A school may use the module, from a day that is long past unless told otherwise. */
export async function authorise(
  schoolId: string,
  moduleId: string,
  { from = '2020-01-01', until = null }: Period = {},
) {
  const period = { from: new Date(from), until: until ? new Date(until) : null };
  await db().moduleAuthorisation.upsert({
    where: { schoolId_moduleId: { schoolId, moduleId } },
    create: { schoolId, moduleId, ...period },
    update: period,
  });
}

/** A course whose module this school may use, with its first lesson at hand. */
export async function authorisedContent(schoolId: string, changes?: Parameters<typeof courseContent>[0]) {
  const content = await courseContent(changes);
  await authorise(schoolId, content.module.id);
  const [lesson] = content.lessons;
  if (!lesson) throw new Error('the content has no lesson');
  return { ...content, lesson };
}
