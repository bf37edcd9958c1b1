import { db } from '@/lib/platform/db/client';
import { lessonFiles, moduleFile } from '@/prisma/seed/content';
import { runningClass } from './running-class';
import { type SignedIn, school, signedIn } from './world';

const module = 'MA1';
const pupilCount = 30;

/** A class of thirty that is taught the 15 lessons of the demo's module, and none of them begun. */
export async function classOfDemoLessons(textAfterActivity = '') {
  const { id: schoolId } = await school();
  const teacher = await signedIn('instrutor', schoolId);
  const pupils: SignedIn[] = [];
  for (let place = 0; place < pupilCount; place += 1) pupils.push(await signedIn('aluno', schoolId));
  const content = { units: 3, lessonsEach: 5 };
  const { id, ...running } = await runningClass(schoolId, { facilitators: [teacher], pupils, content });
  const texts = lessonFiles(module);
  for (const { planId, number } of await db().classPlan.findMany({ where: { classId: id } })) {
    const { sections } = texts[number - 1] ?? {};
    const activity = `${sections?.activity ?? ''}${textAfterActivity}`;
    await db().lessonPlan.update({ where: { id: planId }, data: { ...sections, activity } });
  }
  const { glossary = [], units } = moduleFile(module);
  const missions = units.flatMap(({ number, mission }) =>
    mission ? { number, kind: 'mission' as const, ...mission } : [],
  );
  await db().courseModule.update({
    where: { courseId_code: { courseId: running.course.id, code: running.module.code } },
    data: { glossary: { deleteMany: {}, create: glossary }, parts: { deleteMany: {}, create: missions } },
  });
  return { id, teacher, pupils, moduleName: running.module.name };
}
