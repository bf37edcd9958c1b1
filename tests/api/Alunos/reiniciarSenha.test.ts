import { describe, expect, it } from 'vitest';
import { POST as RESET } from '@/app/api/Alunos/reiniciarSenha/route';
import { GET as COURSES } from '@/app/api/Cursos/route';
import { POST as CARD } from '@/app/api/Users/card/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { db } from '@/lib/platform/db/client';
import { cardOf, type PrintedCard, secretOn } from '@/tests/support/printed-card';
import { send } from '@/tests/support/send';
import { checkIn, sharedClass } from '@/tests/support/shared-class';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const reset = ({ bearer }: SignedIn, id: string) =>
  send(RESET, { method: 'POST', path: '/Alunos/reiniciarSenha', body: { id }, bearer });

const scan = (card: PrintedCard) => send(CARD, { method: 'POST', path: '/Users/card', body: { card: secretOn(card) } });

const login = (username: string, password: string) =>
  send(LOGIN, { method: 'POST', path: '/Users/login', body: { username, password } });

async function oneClass() {
  const { id: schoolId } = await school();
  const facilitator = await signedIn('instrutor', schoolId);
  const pupil = await signedIn('aluno', schoolId);
  await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
  return { schoolId, facilitator, pupil };
}

describe('POST /Alunos/reiniciarSenha', () => {
  it('gives a password that is told once; the old one and every session end, and an own one comes next', async () => {
    const { facilitator, pupil } = await oneClass();
    const { id, login: username, name } = pupil.actor;
    for (let guess = 0; guess < 6; guess += 1) await login(username, `x${guess}`);
    const { status, body } = await reset(facilitator, id);
    expect({ status, body }).toMatchObject({ status: 200, body: { name, login: username } });
    expect(body.password).toMatch(/^[a-z]+-[a-z]+-\d{3}$/);
    expect((await send(COURSES, { path: '/Cursos', bearer: pupil.bearer })).status).toBe(401);
    expect((await login(username, 'demo1234')).status).toBe(401);
    const again = await login(username, String(body.password));
    expect(again.status).toBe(200);
    const closed = await send(COURSES, { path: '/Cursos', bearer: String(again.body.id) });
    expect(closed.body.code).toBe('auth.first-access');
    expect(JSON.stringify(await db().auditEntry.findMany({ where: { targetId: id } }))).not.toContain(body.password);
  });

  it('reaches whom the actor reaches: neither a colleague nor the school next door, and no other tipo', async () => {
    const { schoolId, pupil } = await oneClass();
    const { id } = pupil.actor;
    expect((await reset(await signedIn('instrutor', schoolId), id)).status).toBe(404);
    expect((await reset(await signedIn('escola'), id)).status).toBe(404);
    expect((await reset(pupil, id)).status).toBe(403);
    expect((await reset(await signedIn('escola', schoolId), id)).status).toBe(200);
    const { actor: colleague } = await signedIn('instrutor', schoolId);
    expect((await reset(await signedIn('admin'), colleague.id)).status).toBe(404);
  });

  it('is no more for whose class is over, once another one of the pupil goes on', async () => {
    const { schoolId, facilitator: before, pupil } = await oneClass();
    await db().schoolClass.updateMany({ where: { schoolId }, data: { status: 'done', endedAt: new Date() } });
    expect((await reset(before, pupil.actor.id)).status).toBe(200);
    const facilitator = await signedIn('instrutor', schoolId);
    await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
    expect((await reset(before, pupil.actor.id)).status).toBe(404);
    expect((await reset(facilitator, pupil.actor.id)).status).toBe(200);
  });

  it('ends the card and the PIN that were printed before, of this pupil alone', async () => {
    const { rui, lia, caio, pinOf, cookie } = await sharedClass();
    const cards = { lia: await cardOf(rui, lia), caio: await cardOf(rui, caio) };
    expect((await reset(rui, lia.actor.id)).status).toBe(200);
    expect(await scan(cards.lia)).toMatchObject({ status: 410, body: { code: 'auth.card-ended' } });
    expect(await checkIn(cookie, lia.actor.id, pinOf(lia))).toMatchObject({ status: 422 });
    expect((await scan(cards.caio)).status).toBe(200);
    expect((await checkIn(cookie, caio.actor.id, pinOf(caio))).status).toBe(200);
    expect((await scan(await cardOf(rui, lia))).status).toBe(200);
  });

  it('gives an inactive pupil none', async () => {
    const { facilitator, pupil } = await oneClass();
    await db().account.update({ where: { id: pupil.actor.id }, data: { active: false } });
    expect(await reset(facilitator, pupil.actor.id)).toMatchObject({ status: 409, body: { code: 'login.inactive' } });
  });
});
