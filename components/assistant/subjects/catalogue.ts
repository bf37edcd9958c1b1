import type { Tipo } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { ownModulesOp } from '@/lib/assistant/contract/own-modules';
import { type Catalogue, hasSharedModule, type LessonChoice } from '@/lib/assistant/rules/subjects';
import { listTopicsOp } from '@/lib/knowledge-base/contract';
import { abilities as lessonPlansAbilities } from '@/lib/lesson-plans/abilities';
import { lessonDivisionOp, permittedCoursesOp } from '@/lib/lesson-plans/contract/modules';
import { recall, rememberFor } from '@/lib/platform/browser/memory';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored } from '@/lib/platform/browser/stored-values';
import { readProfile } from '@/lib/profile/client';
import { drafts } from '../composer/drafts';

/** Who asks: shown and sent; no right comes from it. */
export type Person = { username: string; tipo: Tipo; module: string | null; lessonNumber: number | null };

/**
 * As the tab keeps it (§3) where the page was made for the same session, else as the server says: an open page is made for
 * nobody, and in another tab somebody else may have signed in since. A pupil is asked for each time: the class goes on to
 * the next lesson while he stays signed in.
 */
export async function readPerson(): Promise<Person> {
  const stored = readStored('session', storedKeys.profile) as Record<string, unknown> | undefined;
  const { reference } = document.body.dataset;
  if (reference !== undefined && stored?.accessToken === reference && stored.tipo !== 'aluno') {
    const { username, tipo } = stored;
    rememberFor(reference);
    return { username: String(username), tipo: tipo as Tipo, module: null, lessonNumber: null };
  }
  // Never from memory: it is who the rest of it belongs to.
  const profile = await readProfile();
  rememberFor(profile.accessToken);
  if (stored && stored.accessToken !== profile.accessToken) drafts.reread();
  const { username, tipo, moduleCode, lessonNumber } = profile;
  return { username, tipo, module: moduleCode, lessonNumber };
}

const none: { items: never[] } = { items: [] };

/** The selfie tipos have no courses: asking for them would send them to the sign-in screen. */
export async function readSubjects(tipo: Tipo): Promise<Omit<Catalogue, 'lessons'>> {
  const [courses, bases] = await Promise.all([
    can({ tipo }, lessonPlansAbilities['module:list']) ? recall(permittedCoursesOp, {}) : [],
    recall(listTopicsOp, {}),
  ]);
  // It only tells two of one code apart: without it the first is taken.
  const own = hasSharedModule(courses) ? await recall(ownModulesOp, {}).catch(() => none) : none;
  return {
    courses,
    ownModules: own.items,
    bases: bases.items.map(({ topics, ...base }) => ({
      ...base,
      topics: topics.map(({ id, topic, suggestions }) => ({ id, name: topic, suggestions })),
    })),
  };
}

export async function readLessons(courseCode: string, moduleCode: string): Promise<LessonChoice[]> {
  const lessons = await recall(lessonDivisionOp, { courseCode, moduleCode });
  return lessons.map(({ lessonCode, lessonName, unitNumber }) => ({
    code: lessonCode,
    name: lessonName,
    course: courseCode,
    module: moduleCode,
    unit: unitNumber,
  }));
}
