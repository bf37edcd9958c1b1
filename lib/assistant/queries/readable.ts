import type { Among } from '@/lib/passages/queries/find-passages';
import { isForPupil, type PupilsPart } from '../rules/for-pupil';
import { staffMaterial } from './material';
import type { At } from './place';

/** The passages that an answer may be made from: of a pupil no script of who teaches, and no lesson of another course. */
export async function readableFor(tipo: string, { courses }: At): Promise<Among | undefined> {
  if (tipo !== 'aluno') return undefined;
  const staff = await staffMaterial();
  const part: PupilsPart = { staffTopics: new Set(staff.topics), staffCourses: new Set(staff.courses), courses };
  const name = JSON.stringify([staff.topics, staff.courses, courses ?? null]);
  return { name, holds: (passage) => isForPupil(passage, part) };
}
