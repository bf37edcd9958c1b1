import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/anuncios/[id]/route';
import { GET as NEW } from '@/app/api/anuncios/new/route';
import { GET as OWN } from '@/app/api/anuncios/own/route';
import { PUT } from '@/app/api/anuncios/route';
import { POST as SEEN } from '@/app/api/anuncios/seen/route';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let admin: SignedIn;
let here: string;
let there: string;
beforeAll(async () => {
  admin = await signedIn('admin');
  [here, there] = [(await school()).id, (await school()).id];
});
afterEach(() => setClock(undefined));

const announcement = { title: 'O mural chegou', text: 'Veja no início.', from: '2026-11-02' };

const announce = (more: object) =>
  send(PUT, { method: 'PUT', path: '/anuncios', body: { ...announcement, ...more }, bearer: admin.bearer });

const titles = (rows: unknown) => (rows as { title: string }[]).map(({ title }) => title);
const newTo = async ({ bearer }: SignedIn) => titles((await send(NEW, { path: '/anuncios/new', bearer })).body);
const toldTo = async ({ bearer }: SignedIn) =>
  (await send(OWN, { path: '/anuncios/own', bearer })).body.items as { title: string; isNew: boolean }[];

describe('an announcement', () => {
  it('meets the tipos that it is for, everywhere or at the chosen schools', async () => {
    await announce({ title: 'A quem ensina', tipos: ['instrutor'] });
    await announce({ title: 'Aqui', tipos: ['instrutor', 'assessoria', 'aluno'], schoolIds: [here] });
    const advisor = await signedIn('assessoria', there);
    await db().schoolLink.create({ data: { accountId: advisor.actor.id, schoolId: here } });
    expect(await newTo(await signedIn('instrutor', here))).toEqual(['Aqui', 'A quem ensina']);
    expect(await newTo(await signedIn('instrutor', there))).toEqual(['A quem ensina']);
    expect(await newTo(await signedIn('aluno', here))).toEqual(['Aqui']);
    expect(await newTo(advisor)).toEqual(['Aqui']);
    expect(await newTo(await signedIn('assessoria', there))).toEqual([]);
    expect(await newTo(admin)).toEqual([]);
  });

  it('is new once, and stands in the history for good', async () => {
    const { body } = await announce({ title: 'Uma vez', tipos: ['escola'], from: '2026-11-16', until: '2026-11-20' });
    const reader = await signedIn('escola', here);
    const other = await signedIn('escola', here);
    const at = (time: string) => setClock(() => new Date(time));
    at('2026-11-15T15:00:00Z');
    expect(await toldTo(reader)).toEqual([]);
    at('2026-11-18T15:00:00Z');
    expect(await newTo(reader)).toEqual(['Uma vez']);
    const see = { method: 'POST', path: '/anuncios/seen', body: { ids: [body.id] }, bearer: reader.bearer };
    expect((await send(SEEN, see)).body).toEqual({ count: 1 });
    expect((await send(SEEN, see)).body).toEqual({ count: 0 });
    expect(await newTo(reader)).toEqual([]);
    expect(await toldTo(reader)).toMatchObject([{ title: 'Uma vez', isNew: false }]);
    expect(await toldTo(other)).toMatchObject([{ title: 'Uma vez', isNew: true }]);
    at('2026-11-23T15:00:00Z');
    expect(await newTo(other)).toEqual([]);
    expect(await toldTo(other)).toMatchObject([{ title: 'Uma vez', isNew: false }]);
    // What is for others is passed over.
    const stranger = await signedIn('aluno', here);
    expect((await send(SEEN, { ...see, bearer: stranger.bearer })).body).toEqual({ count: 0 });
  });

  it('is for somebody, and for schools that are there', async () => {
    expect((await announce({ tipos: [] })).body.fields).toEqual([{ path: 'tipos', code: 'choose-tipo' }]);
    const gone = await announce({ tipos: ['aluno'], schoolIds: [crypto.randomUUID()] });
    expect(gone.body.fields).toEqual([{ path: 'schoolIds', code: 'schools-gone' }]);
  });

  it('changes for whom it is, and refuses who was overtaken', async () => {
    const { body } = await announce({ title: 'Muda', tipos: ['somosselfieadmin'], schoolIds: [here] });
    const save = (more: object) =>
      send(POST, {
        method: 'POST',
        path: `/anuncios/${body.id}`,
        params: { id: String(body.id) },
        body: { ...announcement, title: 'Mudou', tipos: ['somosselfieproduto'], revision: 1, ...more },
        bearer: admin.bearer,
      });
    expect((await save({})).body).toMatchObject({ tipos: ['somosselfieproduto'], schoolIds: [], revision: 2 });
    expect((await save({})).body.code).toBe('request.changed-meanwhile');
    expect(await newTo(await signedIn('somosselfieproduto', null))).toEqual(['Mudou']);
  });
});
