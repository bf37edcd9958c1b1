import { expect, it } from 'vitest';
import { GET } from '@/app/api/Users/profile/route';
import { actorOfBearer } from '@/lib/access/session';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { school, schoolClass, signedIn } from '@/tests/support/world';

it("replies with exactly the spec's fields, and with a token that opens nothing", async () => {
  const own = await school();
  await db().school.update({ where: { id: own.id }, data: { hasAiKey: true } });
  const pupil = await signedIn('aluno', own.id);
  await schoolClass(own.id, { pupils: [pupil] });
  const { body } = await send(GET, { path: '/Users/profile', bearer: pupil.bearer });
  expect(body).toEqual({
    username: pupil.actor.login,
    tipo: 'aluno',
    accessToken: expect.stringMatching(/^[\w-]{24}$/),
    facilitadormmcode: false,
    nome: pupil.actor.name,
    urlFoto: null,
    escolaId: own.id,
    nomeEscola: own.name,
    escolaCidade: 'Recife',
    escolaUF: 'PE',
    escolaTemIA: true,
    serie: 'EF7',
    modulo: 'MT1',
    aula: null,
    isAuthenticated: true,
    homepage: '/student',
  });
  expect(await actorOfBearer(String(body.accessToken))).toBeNull();
});

it('holds no school for who has none', async () => {
  const { bearer } = await signedIn('admin');
  const { body } = await send(GET, { path: '/Users/profile', bearer });
  expect(body).toMatchObject({ escolaId: null, nomeEscola: null, escolaTemIA: false, homepage: '/adm' });
});

it('holds no school for who was unlinked from it since signing in', async () => {
  const { id } = await school();
  const { bearer, actor } = await signedIn('instrutor', id);
  await db().schoolLink.deleteMany({ where: { accountId: actor.id } });
  const { status, body } = await send(GET, { path: '/Users/profile', bearer });
  expect(status).toBe(200);
  expect(body).toMatchObject({ nomeEscola: null });
});
