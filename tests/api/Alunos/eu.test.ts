import { expect, it } from 'vitest';
import { GET } from '@/app/api/Alunos/eu/route';
import { db } from '@/lib/platform/db/client';
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
