import { expect, it } from 'vitest';
import { GET } from '@/app/api/Users/shell/route';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

const path = '/Users/shell';

it('tells the header of an open page who is here, and for whoever works at schools which ones', async () => {
  const own = await school();
  const facilitator = await signedIn('instrutor', own.id);
  expect((await send(GET, { path, bearer: facilitator.bearer })).body).toEqual({
    name: facilitator.actor.name,
    tipo: 'instrutor',
    photoUrl: null,
    schoolId: own.id,
    checkedIn: false,
    schools: [{ id: own.id, name: own.name }],
    waiting: { care: 0 },
  });
  const pupil = await signedIn('aluno', own.id);
  expect((await send(GET, { path, bearer: pupil.bearer })).body).toMatchObject({
    tipo: 'aluno',
    schools: [],
    waiting: {},
  });
});

it('tells a visitor nothing', async () => {
  expect((await send(GET, { path })).status).toBe(401);
});
