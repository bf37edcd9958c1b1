import { defineCatalogue } from '@/lib/access/define-catalogue';
import { remembered } from '@/lib/platform/cache/remembered';

const namesIn = defineCatalogue({
  name: 'assistant.class-people',
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
      select: { name: true },
    });
    return people.map(({ name }) => name);
  },
});

/**
 * What everybody in these classes is called, so that no model hears it. Kept for a minute, because it stands before the
 * first word of an answer: who came this minute may be named in it. It is told to nobody.
 */
export async function classPeople(classIds: readonly string[]): Promise<readonly string[]> {
  if (classIds.length === 0) return nobody;
  return remembered('classes', `assistant people ${classIds.join(' ')}`, () => namesIn(...classIds));
}

const nobody: readonly string[] = [];
