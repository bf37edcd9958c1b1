import type { Actor } from '@/lib/access/actor';
import { defineCatalogue } from '@/lib/access/define-catalogue';
import { remembered } from '@/lib/platform/cache/remembered';
import { namingNicknames } from './nicknames';

const called = {
  name: true,
  student: { select: { nickname: true } },
  facilitator: { select: { nickname: true } },
} as const;

type Called = { name: string; student: { nickname: string } | null; facilitator: { nickname: string } | null };

/** By their names, and by what they are called instead. */
function namesOf(people: readonly Called[]): string[] {
  return people.flatMap(({ name, student, facilitator }) => [
    name,
    ...namingNicknames([student?.nickname, facilitator?.nickname]),
  ]);
}

const namesIn = defineCatalogue({
  name: 'privacy.class-people',
  run: async ({ db }, ...classIds: string[]) => {
    const inClasses = { classId: { in: classIds } };
    const people = await db.account.findMany({
      where: {
        OR: [
          { student: { enrolments: { some: { ...inClasses, leftAt: null } } } },
          { facilitator: { classes: { some: inClasses } } },
        ],
      },
      orderBy: { id: 'asc' },
      select: called,
    });
    return namesOf(people);
  },
});

/** Read once a minute at most; what is beyond it are accounts of long ago. */
const schoolPeopleMax = 3000;

const namesAt = defineCatalogue({
  name: 'privacy.school-people',
  run: async ({ db }, schoolId: string) => {
    const people = await db.account.findMany({
      where: { OR: [{ student: { schoolId } }, { tipo: 'instrutor', schoolLinks: { some: { schoolId } } }] },
      orderBy: [{ active: 'desc' }, { id: 'desc' }],
      take: schoolPeopleMax,
      select: called,
    });
    return namesOf(people);
  },
});

/** What everybody of a school is called, kept for a minute. It is told to nobody. */
export function peopleOfSchool(schoolId: string): Promise<readonly string[]> {
  return remembered('classes', `people of school ${schoolId}`, () => namesAt(schoolId));
}

/**
 * What everybody is called whom somebody may write of, so that no model hears it: those of the own classes, and for a
 * school's own login those of the school. Kept for a minute, because it stands before the first word of an answer: who
 * came this minute may be named in it. It is told to nobody.
 */
export async function peopleAround(
  { tipo, schoolId }: Pick<Actor, 'tipo' | 'schoolId'>,
  classIds: readonly string[],
): Promise<readonly string[]> {
  if (tipo === 'escola' && schoolId) return peopleOfSchool(schoolId);
  if (classIds.length === 0) return nobody;
  return remembered('classes', `assistant people ${classIds.join(' ')}`, () => namesIn(...classIds));
}

const nobody: readonly string[] = [];
