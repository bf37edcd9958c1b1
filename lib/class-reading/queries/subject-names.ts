import { mayBeId } from '@/lib/knowledge-base/rules';
import type { Tx } from '@/lib/platform/db/client';

type Reads = Pick<Tx, 'course' | 'courseModule' | 'lesson' | 'knowledgeBase'>;

const codesOf = (subjects: readonly string[], prefix: string) =>
  subjects.filter((subject) => subject.startsWith(prefix)).map((subject) => subject.slice(prefix.length));

/** What the material calls what conversations are about; what is there no more has no name. */
export async function subjectNames(db: Reads, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const select = { code: true, name: true } as const;
  const where = (prefix: string) => ({ where: { code: { in: codesOf(subjects, prefix) } } });
  const [courses, modules, lessons, bases] = await Promise.all([
    db.course.findMany({ ...where('curso_'), select }),
    db.courseModule.findMany({ ...where('modulo_'), select }),
    db.lesson.findMany({ ...where('licao_'), select }),
    db.knowledgeBase.findMany({ where: { id: { in: subjects.filter(mayBeId) } }, select: { id: true, name: true } }),
  ]);
  return new Map([
    ...courses.map(({ code, name }) => [`curso_${code}`, name] as const),
    ...modules.map(({ code, name }) => [`modulo_${code}`, name] as const),
    ...lessons.map(({ code, name }) => [`licao_${code}`, name] as const),
    ...bases.map(({ id, name }) => [id, name] as const),
  ]);
}
