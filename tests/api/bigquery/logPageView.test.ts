import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/bigquery/logPageView/route';
import { beginSeeing } from '@/lib/accounts/commands/begin-seeing';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const host = vi.hoisted(() => ({ isProduction: true }));
vi.mock('@/lib/platform/env/production-host', () => ({ isProductionHost: () => host.isProduction }));
afterEach(() => {
  host.isProduction = true;
});

function see(body: object, by?: SignedIn, headers: Record<string, string> = {}) {
  return send(POST, { method: 'POST', path: '/bigquery/logPageView', body, headers, ...(by && { bearer: by.bearer }) });
}

function viewsOf(page: string) {
  return db().$queryRaw<Record<string, unknown>[]>`
    SELECT user_id, profile, school_id, page, title, at, tableoid::regclass::text AS partition
      FROM page_views WHERE page = ${page}`;
}

describe('POST /bigquery/logPageView', () => {
  it('takes person, tipo and school from the session and the time from here, whatever the record says', async () => {
    const { id: schoolId } = await school();
    const pupil = await signedIn('aluno', schoolId);
    const page = `/student/${randomUUID()}`;
    const lies = {
      user_id: randomUUID(),
      profile: 'admin',
      school_id: randomUUID(),
      timestamp: '2001-01-01T00:00:00Z',
    };
    const { status, body } = await see({ ...lies, page, title: 'Painel' }, pupil);
    expect([status, body]).toEqual([200, { counted: true }]);
    const [view] = await viewsOf(page);
    expect(view).toMatchObject({ user_id: pupil.actor.id, profile: 'aluno', school_id: schoolId, title: 'Painel' });
    const month = new Date().toISOString().slice(0, 7).replace('-', '_');
    expect(view?.partition).toBe(`page_views_${month}`);
    expect(Math.abs(Date.now() - Number(view?.at))).toBeLessThan(60_000);
  });

  it('counts a visitor without a mark of who it is, and never what was searched for', async () => {
    const page = `/course/${randomUUID()}`;
    await see({ page: `${page}?q=ana#/list?codigo=C`, title: '' });
    expect(await viewsOf(`${page}#/list`)).toMatchObject([{ user_id: null, profile: null, school_id: null }]);
  });

  it('counts nothing where the host is not the production host', async () => {
    host.isProduction = false;
    const page = `/student/${randomUUID()}`;
    expect((await see({ page, title: '' }, await signedIn('aluno'))).body).toEqual({ counted: false });
    expect(await viewsOf(page)).toEqual([]);
  });

  it('counts nothing as theirs whom an administrator sees as', async () => {
    const [pupil, admin] = [await signedIn('aluno'), await signedIn('admin')];
    await beginSeeing(admin.actor, { login: pupil.actor.login, reason: 'chamado 7: a tela não abre' });
    const page = `/student/${randomUUID()}`;
    expect((await see({ page, title: '' }, admin)).body).toEqual({ counted: false });
    expect(await viewsOf(page)).toEqual([]);
  });

  it('cuts a long title and refuses what is no page', async () => {
    const page = `/${randomUUID()}`;
    await see({ page, title: 't'.repeat(1000) });
    expect((await viewsOf(page))[0]?.title).toHaveLength(200);
    expect((await see({ page: 'javascript:alert(1)', title: '' })).status).toBe(422);
  });

  it('takes forty pages a minute of one session', async () => {
    const pupil = await signedIn('aluno');
    const answers = await Promise.all(Array.from({ length: 43 }, () => see({ page: '/student', title: '' }, pupil)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});
