import type { Tx } from '@/lib/platform/db/client';
import { pinnedParts } from '../rules/module-parts';
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
  const family = course.family === 'kids' ? 'kids' : 'teens';
  await tx.pinnedModule.create({
    data: { classId, schoolId, schemeVersion: currentScheme.version, family, mmCode, ...pinnedParts(module.parts) },
  });
}

/** Of a class that takes another module: it is pinned when the class is started again. */
export async function forgetPinnedModule(tx: Tx, classId: string): Promise<void> {
  await tx.pinnedModule.deleteMany({ where: { classId } });
}
