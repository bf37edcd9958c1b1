import type { Tx } from '@/lib/platform/db/client';
import { dealtTeams } from '@/lib/teams/rules/deal';
import { teamCount } from '@/lib/teams/rules/sizes';
import { demoClassId } from './classes';
import type { SeededPeople } from './people';

const dealt = { how: 'size', amount: 4, seed: 20_260_817 } as const;
/** How three of the teams call themselves, by number, and what those who sit in order do. */
const names = new Map([
  [1, 'Os Troco Certo'],
  [2, 'Barraca do Milho'],
  [5, 'Código na Brasa'],
]);
const roles = ['Coordena', 'Digita', 'Testa', 'Escreve a tabela'];

/** The demo class in teams for its first project, which is behind it. */
export async function seedTeams(tx: Tx, ids: SeededPeople): Promise<void> {
  const { schoolId, enrolments } = await tx.schoolClass.findUniqueOrThrow({
    where: { id: demoClassId },
    select: { schoolId: true, enrolments: { select: { studentId: true } } },
  });
  const pupils = enrolments.map(({ studentId }) => studentId);
  const { amount, seed } = dealt;
  const number = teamCount(pupils.length, { by: 'size', amount });
  const teams = dealtTeams({ pupils, teams: number, seed, earlier: [], points: new Map() });
  const { id: definitionId } = await tx.teamDefinition.create({
    data: {
      classId: demoClassId,
      schoolId,
      project: 1,
      ...dealt,
      confirmedAt: new Date('2026-08-17T13:20:00Z'),
      confirmedById: String(ids.get('instrutor')),
    },
    select: { id: true },
  });
  for (const [index, members] of teams.entries()) {
    const name = names.get(index + 1) ?? '';
    const { id: teamId } = await tx.team.create({
      data: { definitionId, schoolId, number: index + 1, name },
      select: { id: true },
    });
    await tx.teamMember.createMany({
      data: members.map((studentId, position) => ({
        definitionId,
        teamId,
        schoolId,
        studentId,
        position,
        role: name ? (roles[position] ?? '') : '',
      })),
    });
  }
}
