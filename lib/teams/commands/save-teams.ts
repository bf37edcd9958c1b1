import { defineCommand } from '@/lib/access/define-command';
import type { Tx } from '@/lib/platform/db/client';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldClass, openDefinitionOf, pupilsOf } from '../parts/acting-on';
import { standing } from '../rules/arrangement';
import { Draft, Saved } from '../schemas';

/** Kept as often as somebody is moved. Whoever left the class meanwhile is left out. */
export const saveTeams = defineCommand({
  name: 'teams.save',
  may: abilities['teams:define'],
  input: Draft,
  reply: Saved,
  target: heldClass,
  run: async ({ tx, target, input: { project, revision, dealt, teams } }) => {
    const found = await openDefinitionOf(tx, target, { project, revision });
    refuseUnless(!found?.confirmedAt, 'teams.confirmed');
    const { id: classId, schoolId } = target;
    const made = { how: dealt?.by ?? ('manual' as const), amount: dealt?.amount ?? null, seed: dealt?.seed ?? null };
    const { id } = await tx.teamDefinition.upsert({
      where: { classId_project: { classId, project } },
      create: { classId, schoolId, project, ...made },
      update: { ...made, revision: revision + 1 },
      select: { id: true },
    });
    await placeAll(tx, { id, schoolId, before: found?.teams ?? [], teams: standing(teams, pupilsOf(target)) });
    return { id, revision: revision + 1 };
  },
});

type Before = { id: string; number: number; members: { studentId: string; role: string }[] };
type Placing = { id: string; schoolId: string; before: readonly Before[]; teams: readonly (readonly string[])[] };

/** A team keeps its name by its number, and a pupil the role by being in one: who is moved does the same elsewhere. */
async function placeAll(tx: Tx, { id: definitionId, schoolId, before, teams }: Placing): Promise<void> {
  const roles = new Map(before.flatMap(({ members }) => members.map(({ studentId, role }) => [studentId, role])));
  await tx.teamMember.deleteMany({ where: { definitionId } });
  await tx.team.deleteMany({ where: { definitionId, number: { gt: teams.length } } });
  const known = new Set(before.map(({ number }) => number));
  const numbers = teams.map((_, index) => index + 1);
  await tx.team.createMany({
    data: numbers.filter((number) => !known.has(number)).map((number) => ({ definitionId, schoolId, number })),
  });
  const stored = await tx.team.findMany({
    where: { definitionId },
    orderBy: { number: 'asc' },
    select: { id: true },
  });
  await tx.teamMember.createMany({
    data: stored.flatMap(({ id: teamId }, index) =>
      (teams[index] ?? []).map((studentId, position) => ({
        definitionId,
        schoolId,
        teamId,
        studentId,
        position,
        role: roles.get(studentId) ?? '',
      })),
    ),
  });
}
