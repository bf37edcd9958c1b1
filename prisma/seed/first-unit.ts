import type { Actor } from '@/lib/access/actor';
import { db, type Tx } from '@/lib/platform/db/client';
import { closeProject } from '@/lib/projects/commands/close-project';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { demoClassId as classId } from './classes';
import { seedFirstTest } from './first-test';
import type { SeededPeople } from './people';

/** The day of its last lesson. */
const endedAt = new Date('2026-09-03T14:00:00Z');

/** The class's first unit: missions, test and project as pupils and facilitators left them, closed as the product does. */
export async function seedFirstUnit(people: SeededPeople, teacher: Actor): Promise<void> {
  const schoolId = people.get('capibaribe');
  if (!schoolId) throw new Error('the demo has no school');
  const students = await studentsOf();
  await db().$transaction((tx) => seedFacts(tx, { schoolId, by: teacher.id, students }));
  const takers = students.flatMap((studentId, index) => {
    const share = shareOf(index);
    return share === null ? [] : [{ studentId, share }];
  });
  await seedFirstTest({ teacher, takers, on: endedAt });
  await closeProject(teacher, { classId, project: 1 });
  await closeUnit(teacher, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
}

/** In the order of their logins. */
async function studentsOf(): Promise<string[]> {
  const enrolled = await db().enrolment.findMany({
    where: { classId },
    orderBy: { student: { account: { login: 'asc' } } },
    select: { studentId: true },
  });
  return enrolled.map(({ studentId }) => studentId);
}

type Of = { schoolId: string; by: string; students: readonly string[] };

async function seedFacts(tx: Tx, { schoolId, by, students: ids }: Of): Promise<void> {
  const students = ids.map((studentId, index) => ({ index, row: { classId, schoolId, studentId } }));
  const { missions } = await tx.pinnedModule.findUniqueOrThrow({ where: { classId }, select: { missions: true } });
  for (const { unit, challenges } of missions as { unit: number; challenges: { key: string }[] }[]) {
    const ticks = students.flatMap(({ index, row }) =>
      challenges.flatMap(({ key }, place) => {
        const tick = tickOf(index, unit, place);
        return tick ? [{ ...row, unit, challenge: key, ...tick, checkedById: tick.checkedAt && by }] : [];
      }),
    );
    await tx.challengeTick.createMany({ data: ticks });
  }
  await tx.testGrade.createMany({
    data: students.map(({ index, row }) => ({ ...row, unit: 1, ...practiceOf(index), practiceById: by })),
  });
  const members = await tx.teamMember.findMany({
    where: { team: { definition: { classId, project: 1 } } },
    select: { studentId: true, team: { select: { number: true } } },
  });
  await tx.projectGrade.createMany({
    data: members.map(({ studentId, team }) => ({
      ...{ classId, schoolId, studentId, project: 1 },
      ...{ score: scoreOf(team.number), gradedAt: endedAt, gradedById: by },
    })),
  });
}

/** Of the first mission nearly everything is done and most of it checked; in the second who is quick has begun. */
function tickOf(index: number, unit: number, place: number) {
  const missed = (index * 5 + place * 3) % 13;
  if (unit === 1 && (index === 0 || missed > 1)) {
    const checked = index === 0 || missed > 3 ? true : null;
    return { own: true, ownAt: endedAt, checked, checkedAt: checked && endedAt };
  }
  if (unit === 2 && place < 2 && (index + place) % 3 === 0)
    return { own: true, ownAt: endedAt, checked: null, checkedAt: null };
  return null;
}

/** How much of the test somebody knew; two did not take it. */
function shareOf(index: number): number | null {
  if (index % 14 === 9) return null;
  return index === 0 ? 1 : 1 - ((index * 3) % 5) / 10;
}

/** Of one the practical part was never seen. */
function practiceOf(index: number) {
  return { practice: index === 12 ? null : 70 + ((index * 7) % 31), practiceAt: endedAt };
}

function scoreOf(team: number): number {
  return 68 + ((team * 11) % 30);
}
