import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { courseReach } from '@/lib/courses/reach';
import { knowledgeBaseReach } from '@/lib/knowledge-base/reach';
import { mayBeId } from '@/lib/knowledge-base/rules';
import type { Tx } from '@/lib/platform/db/client';
import { abilities } from '../abilities';
import { codesIn } from '../rules/evaluation';

const perKind = 8;
const inOrder = { orderBy: { position: 'asc' } } as const;

type Reader = Pick<Tx, 'knowledgeBase' | 'course' | 'courseModule' | 'lesson'>;
/** How rows of each kind are chosen: by what their name or code holds, or by what is named. */
type Wanted = { base: object; coded: (kind: 'course' | 'module' | 'lesson') => object; take: number };

async function found(db: Reader, actor: Actor, { base, coded, take }: Wanted) {
  const course = within(courseReach, actor);
  const [bases, courses, modules, lessons] = await Promise.all([
    db.knowledgeBase.findMany({
      where: within(knowledgeBaseReach, actor, base),
      select: { id: true, name: true },
      ...inOrder,
      take,
    }),
    db.course.findMany({ where: { AND: [course, coded('course')] }, orderBy: { code: 'asc' }, take }),
    db.courseModule.findMany({ where: { AND: [{ course }, coded('module')] }, orderBy: { code: 'asc' }, take }),
    db.lesson.findMany({
      where: { AND: [{ unit: { module: { course } } }, coded('lesson')] },
      orderBy: { code: 'asc' },
      take,
    }),
  ]);
  const named = (kind: 'course' | 'module' | 'lesson', prefix: string) => (row: { code: string; name: string }) => ({
    subject: prefix + row.code,
    kind,
    name: row.name,
    code: row.code,
  });
  return {
    items: [
      ...bases.map(({ id, name }) => ({ subject: id, kind: 'base' as const, name, code: null })),
      ...courses.map(named('course', 'curso_')),
      ...modules.map(named('module', 'modulo_')),
      ...lessons.map(named('lesson', 'licao_')),
    ],
  };
}

const subjectKinds = ['base', 'course', 'module', 'lesson'] as const;

const item = z.object({
  subject: z.string(),
  kind: z.enum(subjectKinds),
  name: z.string(),
  /** Of a course, module or lesson. */
  code: z.nullable(z.string()),
});

/** Those whose name or code holds what is typed, or those that are named. */
const SubjectSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});

export const subjectSearch = defineQuery({
  name: 'training.subjects',
  may: abilities['evaluation:read'],
  input: SubjectSearch,
  reply: z.object({ items: z.array(item) }),
  run: ({ db, actor, input: { search } }) => {
    const name = { contains: search, mode: 'insensitive' as const };
    return found(db, actor, { base: { name }, coded: () => ({ OR: [{ name }, { code: name }] }), take: perKind });
  },
});

const subjectsMax = 200;

/** What stored subjects are called today; one that is gone is missing. */
export const subjectNames = defineQuery({
  name: 'training.subject-names',
  may: abilities['evaluation:read'],
  input: z.object({ subjects: z.array(z.string()).check(z.maxLength(subjectsMax)) }),
  run: ({ db, actor, input: { subjects } }) =>
    found(db, actor, {
      base: { id: { in: subjects.filter(mayBeId) } },
      coded: (kind) => ({ code: { in: codesIn(subjects, kind) } }),
      take: subjects.length,
    }),
});
