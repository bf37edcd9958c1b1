import { expect, it } from 'vitest';
import { startClass } from '@/lib/class-life/commands/start-class';
import { db } from '@/lib/platform/db/client';
import { classToStart } from '@/tests/support/class-to-start';
import { school, signedIn } from '@/tests/support/world';

it('pins what its module has when a class begins, so that a later edit changes nothing', async () => {
  const { id: schoolId } = await school();
  const facilitator = await signedIn('instrutor', schoolId);
  const given = await classToStart(schoolId, { facilitators: [facilitator] });
  const parts = { moduleId: given.module.id };
  await db().modulePart.updateMany({
    where: { ...parts, kind: 'mission' },
    data: { challenges: ['Sair', 'Voltar'], optionalChallenges: ['Sem luz'] },
  });
  await db().modulePart.create({ data: { ...parts, kind: 'project', number: 4, name: 'Feira' } });
  await startClass(facilitator.actor, { classId: given.id });
  await db().modulePart.updateMany({ where: parts, data: { challenges: [], unit: 1 } });
  expect(await db().pinnedModule.findUnique({ where: { classId: given.id } })).toMatchObject({
    schemeVersion: 1,
    family: 'teens',
    mmCode: false,
    missions: [
      {
        unit: 1,
        challenges: [
          { key: 'm1', name: 'Sair', mandatory: true },
          { key: 'm2', name: 'Voltar', mandatory: true },
          { key: 'o1', name: 'Sem luz', mandatory: false },
        ],
      },
    ],
    tests: [{ unit: 1 }],
    projects: [
      { number: 1, unit: 1 },
      { number: 4, unit: 3 },
    ],
  });
});
