import type { Actor } from '@/lib/access/actor';
import { ownClasses } from '@/lib/classes/queries';
import { publishedModule } from '@/lib/lesson-plans/queries/published-lessons';

export type OpenModule = NonNullable<Awaited<ReturnType<typeof openModule>>>;

/** The module of the pupil's class as the open catalogue shows it, its lessons by their number in the module. */
export async function openModule(actor: Actor) {
  const [own] = await ownClasses(actor, {});
  const module = own && (await publishedModule(own.courseCode, own.moduleCode));
  if (!module) return null;
  let before = 0;
  const units = module.units.map(({ number, _count, lessons }) => {
    const numbered = lessons.map((lesson) => ({ ...lesson, unit: number, number: before + lesson.position }));
    before += _count.lessons;
    return { number, lessons: numbered };
  });
  return { courseCode: own.courseCode, code: module.code, name: module.name, units };
}
