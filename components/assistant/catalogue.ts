import type { Tipo } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import type { BaseChoice, CourseChoice, LessonChoice } from '@/lib/assistant/rules/subjects';
import { call } from '@/lib/platform/browser/call';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored } from '@/lib/platform/browser/stored-values';
import { lessonDivisionOp, listTopicsOp, permittedCoursesOp, profileOp } from './catalogue-operations';

/** Who asks: shown and sent; no right comes from it. */
export type Person = { username: string; tipo: Tipo; module: string | null; lessonNumber: number | null };

/** As the tab keeps it (§3), else as the server says. */
export async function readPerson(): Promise<Person> {
  const stored = readStored('session', storedKeys.profile) as Record<string, unknown> | undefined;
  if (typeof stored?.username === 'string') {
    const { username, tipo, modulo, aula } = stored;
    return {
      username,
      tipo: tipo as Tipo,
      module: typeof modulo === 'string' ? modulo : null,
      lessonNumber: typeof aula === 'number' ? aula : null,
    };
  }
  const { username, tipo, moduleCode, lessonNumber } = await call(profileOp, {});
  return { username, tipo, module: moduleCode, lessonNumber };
}

/** The selfie tipos have no material: asking for it would send them to the sign-in screen. */
export async function readSubjects(tipo: Tipo): Promise<{ courses: CourseChoice[]; bases: BaseChoice[] }> {
  const [courses, bases] = await Promise.all([
    can({ tipo }, 'module:list') ? call(permittedCoursesOp, {}) : [],
    can({ tipo }, 'knowledge-base:read') ? call(listTopicsOp, {}) : { items: [] },
  ]);
  return {
    courses,
    bases: bases.items.map(({ topics, ...base }) => ({
      ...base,
      topics: topics.map(({ id, topic, suggestions }) => ({ id, name: topic, suggestions })),
    })),
  };
}

export async function readLessons(courseCode: string, moduleCode: string): Promise<LessonChoice[]> {
  const lessons = await call(lessonDivisionOp, { courseCode, moduleCode });
  return lessons.map(({ lessonCode, lessonName, unitNumber }) => ({
    code: lessonCode,
    name: lessonName,
    course: courseCode,
    module: moduleCode,
    unit: unitNumber,
  }));
}
