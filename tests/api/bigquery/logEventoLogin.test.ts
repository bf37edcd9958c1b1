import { afterEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/bigquery/logEventoLogin/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, school, signedIn } from '@/tests/support/world';

const host = vi.hoisted(() => ({ isProduction: true }));
vi.mock('@/lib/platform/env/production-host', () => ({ isProductionHost: () => host.isProduction }));
afterEach(() => {
  host.isProduction = true;
});

function login(username: string, password: string) {
  return send(LOGIN, { method: 'POST', path: '/Users/login', body: { username, password } });
}

async function signInDirectly({ afterWrongOne = false } = {}) {
  const { id: schoolId } = await school();
  const { id, login: username } = await account('instrutor', schoolId);
  if (afterWrongOne) await login(username, 'wrong');
  const { body } = await login(username, 'demo1234');
  return { id, schoolId, bearer: String(body.id) };
}

function counted(bearer: string, body: object = {}) {
  return send(POST, { method: 'POST', path: '/bigquery/logEventoLogin', body, bearer });
}

const eventsOf = (userId: string) => db().$queryRaw<Record<string, unknown>[]>`
  SELECT profile, login_tipo, school_id, at, (at AT TIME ZONE 'UTC' - timestamp)::text AS behind
    FROM login_events WHERE user_id = ${userId}::uuid`;

describe('POST /bigquery/logEventoLogin', () => {
  it.each([{ afterWrongOne: false }, { afterWrongOne: true }])(
    'tells that signing in has counted it, once, by a clock 3 hours behind UTC (%o)',
    async (before) => {
      const { id, schoolId, bearer } = await signInDirectly(before);
      const lie = { userId: 'x', profile: 'admin', loginTipo: 'sso', schoolId: 'y', timestamp: '2001-01-01' };
      expect((await counted(bearer, lie)).body).toEqual({ counted: true });
      expect((await counted(bearer)).body).toEqual({ counted: true });
      expect(await eventsOf(id)).toEqual([
        { profile: 'instrutor', login_tipo: 'direct', school_id: schoolId, at: expect.any(Date), behind: '03:00:00' },
      ]);
    },
  );

  it('counts nothing where the host is not the production host', async () => {
    host.isProduction = false;
    const { id, bearer } = await signInDirectly();
    expect((await counted(bearer)).body).toEqual({ counted: false });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('knows no event of a session that was not opened by a direct sign-in', async () => {
    const { bearer, actor } = await signedIn('aluno');
    expect((await counted(bearer)).body).toEqual({ counted: false });
    expect(await eventsOf(actor.id)).toEqual([]);
  });

  it('counts no refused sign-in', async () => {
    const { id, login: username } = await account('aluno');
    await login(username, 'wrong');
    expect(await eventsOf(id)).toEqual([]);
  });
});
