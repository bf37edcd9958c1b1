import { expect, it } from 'vitest';
import { GET } from '@/app/api/Alunos/eu/route';
import { db } from '@/lib/platform/db/client';
import { classInLesson, runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { school, schoolClass, signedIn } from '@/tests/support/world';

it("replies with exactly the spec's fields, of the class that the pupil is in now", async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const own = { escolaId: schoolId, fotoUrl: null, anoEducacaoBasica: 'EF7', aulaCorrenteNumero: null };
  const read = async () => (await send(GET, { path: '/Alunos/eu', bearer: pupil.bearer })).body;
  expect(await read()).toEqual({ ...own, codigoModuloCorrente: null });
  const { id } = await schoolClass(schoolId, { pupils: [pupil] });
  expect(await read()).toEqual({ ...own, codigoModuloCorrente: 'MT1' });
  await db().schoolClass.update({ where: { id }, data: { status: 'done', endedAt: new Date() } });
  expect(await read()).toEqual({ ...own, codigoModuloCorrente: null });
});

it('says the lesson that goes on, else the last that was given, and of two classes the one that is in a lesson', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const read = async () => (await send(GET, { path: '/Alunos/eu', bearer: pupil.bearer })).body;
  const running = await classInLesson(schoolId, { pupils: [pupil] });
  const here = { codigoModuloCorrente: running.module.code, aulaCorrenteNumero: 1 };
  expect(await read()).toMatchObject(here);
  await runningClass(schoolId, { pupils: [pupil] });
  expect(await read()).toMatchObject(here);
  await db().enrolment.updateMany({
    where: { studentId: pupil.actor.id, classId: { not: running.id } },
    data: { leftAt: new Date() },
  });
  const ended = { status: 'closed' as const, closedAt: new Date(), attendanceSavedAt: new Date() };
  await db().classLesson.updateMany({ where: { classId: running.id }, data: ended });
  expect(await read()).toMatchObject(here);
});
