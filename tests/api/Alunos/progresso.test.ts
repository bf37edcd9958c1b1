import { expect, it } from 'vitest';
import { GET } from '@/app/api/Alunos/progresso/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { school, schoolClass, signedIn } from '@/tests/support/world';

it('tells a pupil, and who reaches him, each module that he was and is in', async () => {
  const { id: schoolId } = await school();
  const [pupil, teacher] = [await signedIn('aluno', schoolId), await signedIn('instrutor', schoolId)];
  const before = await schoolClass(schoolId, { pupils: [pupil] });
  const left = new Date(Date.now() + 1000);
  await db().enrolment.updateMany({ where: { classId: before.id }, data: { leftAt: left } });
  const now = await schoolClass(schoolId, { pupils: [pupil], facilitators: [teacher] });
  const own = await send(GET, { path: '/Alunos/progresso', bearer: pupil.bearer });
  expect(own.body).toMatchObject({
    studentId: pupil.actor.id,
    modules: [
      { classId: now.id, moduleCode: 'MT1', status: 'initiated', lessons: 0, leftAt: null },
      { classId: before.id, leftAt: left.toISOString() },
    ],
  });
  const read = await send(GET, { path: `/Alunos/progresso?id=${pupil.actor.id}`, bearer: teacher.bearer });
  expect(read.body).toEqual(own.body);
});
