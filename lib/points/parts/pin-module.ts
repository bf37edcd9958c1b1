import { unitOfProject } from '@/lib/courses/rules';
import type { Tx } from '@/lib/platform/db/client';
import { currentScheme } from '../rules/scheme';

type Pinned = { classId: string; mmCode: boolean };

/** What exists in the class's module now, and what it is worth: nobody's later edit changes what its pupils work for. */
export async function pinModule(tx: Tx, { classId, mmCode }: Pinned): Promise<void> {
  const { schoolId, course, module } = await tx.schoolClass.findUniqueOrThrow({
    where: { id: classId },
    select: {
      schoolId: true,
      course: { select: { family: true } },
      module: { select: { parts: { orderBy: { number: 'asc' } } } },
    },
  });
  const of = (kind: string) => module.parts.filter((part) => part.kind === kind);
  const missions = of('mission').map(({ number: unit, name, challenges, optionalChallenges }) => ({
    unit,
    name,
    challenges: [...keyed('m', challenges, true), ...keyed('o', optionalChallenges, false)],
  }));
  const tests = of('test').map(({ number: unit, name }) => ({ unit, name }));
  const projects = of('project').map(({ number, unit, name }) => ({
    number,
    unit: unitOfProject({ number, unit }),
    name,
  }));
  const family = course.family === 'kids' ? 'kids' : 'teens';
  await tx.pinnedModule.create({
    data: { classId, schoolId, schemeVersion: currentScheme.version, family, mmCode, missions, tests, projects },
  });
}

function keyed(letter: string, names: readonly string[], mandatory: boolean) {
  return names.map((name, index) => ({ key: `${letter}${index + 1}`, name, mandatory }));
}

/** Of a class that takes another module: it is pinned when the class is started again. */
export async function forgetPinnedModule(tx: Tx, classId: string): Promise<void> {
  await tx.pinnedModule.deleteMany({ where: { classId } });
}
