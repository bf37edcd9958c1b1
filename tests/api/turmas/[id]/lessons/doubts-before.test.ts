import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { askDoubt } from '@/lib/doubts/commands/ask-doubt';
import { moveDoubt } from '@/lib/doubts/commands/move-doubt';
import { doubtsBeforeLesson } from '@/lib/doubts/queries/doubts-before-lesson';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { classInLesson } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

const at = () => new Date().toISOString();

it('tells what was not understood the last time, what waits first, until the lesson is over', async () => {
  const { id: schoolId } = await school();
  const [ana, lia] = [await signedIn('instrutor', schoolId), await signedIn('aluno', schoolId)];
  const { classId, lessons } = await classInLesson(schoolId, { facilitators: [ana], pupils: [lia] });
  const ask = async (text: string) => {
    const doubtId = randomUUID();
    await askDoubt(lia.actor, { classId, number: 1, at: at(), doubtId, text });
    return doubtId;
  };
  const told = async (place: number, { actor } = ana) =>
    (await doubtsBeforeLesson(actor, { lessonCode: String(lessons[place]?.code) })).map(({ text }) => text);
  const answered = await ask('Como ligo o motor?');
  await ask('O que é um laço?');
  await ask('não quero mais viver');
  await moveDoubt(ana.actor, { classId, number: 1, at: at(), doubtId: answered, state: 'answered' });
  expect(await told(0)).toEqual([]);
  expect(await told(1)).toEqual(['O que é um laço?', 'Como ligo o motor?']);
  expect(await told(2)).toEqual([]);
  expect(await told(1, await signedIn('instrutor', schoolId))).toEqual([]);
  const marks = [{ studentId: lia.actor.id, state: 'present' as const }];
  for (const number of [1, 2]) {
    if (number === 2) await startLesson(ana.actor, { classId, number, at: at() });
    expect(await told(1)).toHaveLength(2);
    await takeAttendance(ana.actor, { classId, number, at: at(), marks });
    await closeLesson(ana.actor, { classId, number, at: at() });
  }
  expect(await told(1)).toEqual([]);
});
