import { expect, it } from 'vitest';
import { GET as readDesk } from '@/app/api/turmas/[id]/desk/route';
import { POST as takeAttendance } from '@/app/api/turmas/[id]/lessons/[number]/attendance/route';
import { POST as valueChallenges } from '@/app/api/turmas/[id]/lessons/[number]/challenges/route';
import { POST as closeLesson } from '@/app/api/turmas/[id]/lessons/[number]/close/route';
import { POST as assessLesson } from '@/app/api/turmas/[id]/lessons/[number]/selfAssessment/route';
import { POST as startLesson } from '@/app/api/turmas/[id]/lessons/[number]/start/route';
import { GET as readSeat } from '@/app/api/turmas/[id]/seat/route';
import type { RouteHandler } from '@/lib/access/serve';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const pupilCount = 30;
const lessonCount = 15;

/** What each does in a lesson, by the place in the list: the same in every run. */
const isAbsent = (pupil: number, lesson: number) => (pupil * 7 + lesson * 3) % 11 === 0;
const sliderOf = (pupil: number, lesson: number) => ((pupil + lesson) % 11) * 10;
const isValued = (pupil: number, lesson: number) => (pupil + lesson) % 6 === 0;

it('a term of thirty pupils and two facilitators ends with every mark, slider and value that was tapped', async () => {
  const { id: schoolId } = await school();
  const teaching = [await signedIn('instrutor', schoolId), await signedIn('instrutor', schoolId)] as const;
  const pupils = await Promise.all(Array.from({ length: pupilCount }, () => signedIn('aluno', schoolId)));
  const content = { units: 3, lessonsEach: 5 };
  const { id } = await runningClass(schoolId, { facilitators: teaching, pupils, content });
  const tap = async (who: SignedIn, handler: RouteHandler, number: number, body: object = {}) => {
    const { path, method } = handler.operation;
    const at = method === 'GET' ? {} : { body: { at: new Date().toISOString(), ...body } };
    const address = path.replace('{id}', id).replace('{number}', String(number));
    const query = method === 'GET' ? `?number=${number}` : '';
    const params = { id, number: String(number) };
    const answer = await send(handler, { method, path: address + query, params, bearer: who.bearer, ...at });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  for (let number = 1; number <= lessonCount; number += 1) {
    const [one, other] = number % 2 === 0 ? teaching : ([teaching[1], teaching[0]] as const);
    await tap(one, startLesson, number);
    const all = pupils.map(({ actor }) => ({ studentId: actor.id, state: 'present' }));
    await tap(one, takeAttendance, number, { marks: all });
    const absent = pupils.filter((_, index) => isAbsent(index, number));
    for (const { actor } of absent) {
      const marks = [{ studentId: actor.id, state: 'absent', seen: 'present' }];
      await tap(other, takeAttendance, number, { marks });
    }
    await Promise.all(pupils.map((who, index) => tap(who, assessLesson, number, { percent: sliderOf(index, number) })));
    const valued = pupils.filter((_, index) => isValued(index, number));
    await tap(other, valueChallenges, number, {
      values: valued.map(({ actor }) => ({ studentId: actor.id, percent: 100 })),
    });
    await tap(one, closeLesson, number);
  }

  for (let number = 1; number <= lessonCount; number += 1) {
    const desk = (await tap(teaching[0], readDesk, number)) as Record<
      string,
      { studentId: string; [key: string]: unknown }[]
    >;
    const of = (kind: string, field: string) => new Map(desk[kind]?.map((row) => [row.studentId, row[field]]));
    const [marks, sliders, values] = [of('marks', 'state'), of('sliders', 'percent'), of('values', 'percent')];
    for (const [index, { actor }] of pupils.entries()) {
      expect(marks.get(actor.id)).toBe(isAbsent(index, number) ? 'absent' : 'present');
      expect(sliders.get(actor.id)).toBe(sliderOf(index, number));
      expect(values.get(actor.id)).toBe(isValued(index, number) ? 100 : undefined);
    }
  }
  const seat = (await tap(pupils[3] as SignedIn, readSeat, 1)) as { lessons: object[] };
  expect(seat.lessons).toMatchObject(
    Array.from({ length: lessonCount }, (_, index) => ({
      number: index + 1,
      status: 'closed',
      attendance: isAbsent(3, index + 1) ? 'absent' : 'present',
      slider: sliderOf(3, index + 1),
    })),
  );
});
