import { expect, it } from 'vitest';
import { GET } from '@/app/api/Instrutores/eu/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

it("replies with exactly the spec's fields", async () => {
  const own = await school();
  const { bearer, actor } = await signedIn('instrutor', own.id);
  await db().facilitator.update({ where: { id: actor.id }, data: { mmCode: true } });
  expect((await send(GET, { path: '/Instrutores/eu', bearer })).body).toEqual({
    escola: { id: own.id, nome: own.name, logoUrl: null, municipio: 'Recife', uf: 'PE' },
    fotoUrl: null,
    facilitadormmcode: true,
  });
});
