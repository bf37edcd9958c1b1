import { describe, expect, it } from 'vitest';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { board } from '@/lib/classroom/queries/board';
import { needsOf } from '@/lib/classroom/rules/needs';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { createMuralPost } from '@/lib/mural/commands/create-mural-post';
import { markMuralSeen } from '@/lib/mural/commands/mark-mural-seen';
import { db } from '@/lib/platform/db/client';
import { keyInSliders } from '@/lib/self-assessments/commands/key-in-sliders';
import { classToStart } from '@/tests/support/class-to-start';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

const at = () => new Date().toISOString();

async function given() {
  const { id: schoolId } = await school();
  const ana = await signedIn('instrutor', schoolId);
  const [lia, caio, rita] = [
    await signedIn('aluno', schoolId),
    await signedIn('aluno', schoolId),
    await signedIn('aluno', schoolId),
  ];
  const { id: classId } = await runningClass(schoolId, { facilitators: [ana], pupils: [lia, caio, rita] });
  const begin = (number: number) => startLesson(ana.actor, { classId, number, at: at() });
  const mark = (number: number, states: readonly ('present' | 'absent' | 'justified')[]) =>
    takeAttendance(ana.actor, {
      classId,
      number,
      at: at(),
      marks: [lia, caio, rita].map(({ actor }, index) => ({ studentId: actor.id, state: states[index] ?? 'present' })),
    });
  const close = (number: number) => closeLesson(ana.actor, { classId, number, at: at() });
  const shown = async () => (await board(ana.actor, {})).find(({ id }) => id === classId);
  return { schoolId, ana, lia, caio, rita, classId, begin, mark, close, shown };
}

describe("a facilitator's board", () => {
  it('tells the lesson that is due, who is away again and again, and what is missing of the last one', async () => {
    const { ana, lia, caio, classId, begin, mark, close, shown } = await given();
    expect((await shown())?.due).toMatchObject({ number: 1, status: 'notStarted' });
    await begin(1);
    await mark(1, ['present', 'absent', 'absent']);
    await close(1);
    await begin(2);
    expect((await shown())?.due).toMatchObject({ number: 2, status: 'ongoing' });
    // One has a reason today, the other none: of one alone the family is asked.
    await mark(2, ['present', 'absent', 'justified']);
    const sliders = [{ studentId: lia.actor.id, percent: 70 }];
    expect((await shown())?.sliders).toEqual({ number: 1, missing: 1 });
    await keyInSliders(ana.actor, { classId, number: 1, at: at(), sliders });
    expect(await shown()).toMatchObject({
      isLeftOpen: false,
      sliders: null,
      attendance: { number: 2, present: 1, away: 2 },
      absences: [{ id: caio.actor.id, lessons: 2 }],
    });
    await db().classLesson.updateMany({ where: { classId, number: 2 }, data: { startedAt: new Date('2026-01-05') } });
    expect(needsOf(await board(ana.actor, {}), 0).map(({ kind }) => kind)).toEqual(['leftOpen', 'absences']);
    // Who is inactive is missed by nobody.
    await db().account.update({ where: { id: caio.actor.id }, data: { active: false } });
    expect(await shown()).toMatchObject({ pupils: 2, absences: [] });
  });

  it('has what the class reads today, and those of nobody else', async () => {
    const { ana, lia, classId, schoolId, shown } = await given();
    const post = { title: 'Pilhas', from: '2026-01-05' };
    const { id } = await createMuralPost(ana.actor, { ...post, section: 'class', classId });
    await createMuralPost(ana.actor, { ...post, title: 'Depois', from: '2999-01-01', section: 'class', classId });
    await createMuralPost(ana.actor, { ...post, section: 'student', studentId: lia.actor.id });
    await markMuralSeen(lia.actor, { ids: [id] });
    expect((await shown())?.post).toEqual({ count: 1, title: 'Pilhas', seen: 1 });
    expect(await board((await signedIn('instrutor', schoolId)).actor, {})).toEqual([]);
    const other = await signedIn('instrutor', schoolId);
    await classToStart(schoolId, { facilitators: [other] });
    expect(needsOf(await board(other.actor, {}), 0)).toMatchObject([{ kind: 'waiting' }]);
  });
});
