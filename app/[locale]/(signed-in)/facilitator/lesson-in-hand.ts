import type { Actor } from '@/lib/access/actor';
import { ownClasses } from '@/lib/classes/queries';
import { modulePlans } from '@/lib/lesson-plans/queries/modules';
import { nextLesson } from '@/lib/lesson-plans/rules/next-lesson';
import { Failure } from '@/lib/platform/errors/failures';

/** The newest class whose module the school may use, all classes beside it there, and the lesson that comes next. */
export async function lessonInHand(actor: Actor) {
  const classes = await ownClasses(actor, {});
  const seen = new Set<string>();
  for (const { courseCode, moduleCode } of classes) {
    const key = `${courseCode}/${moduleCode}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const module = await plansOf(actor, { courseCode, moduleCode });
    const next = module && nextLesson(module.units.flatMap(({ lessons }) => lessons));
    if (!next) continue;
    const beside = classes.filter((one) => one.courseCode === courseCode && one.moduleCode === moduleCode);
    return { ...next, courseCode, moduleCode, classNames: beside.map(({ name }) => name) };
  }
  return null;
}

/** An authorisation that ended closes the module; the class is still there. */
function plansOf(actor: Actor, module: { courseCode: string; moduleCode: string }) {
  return modulePlans(actor, module).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
}
