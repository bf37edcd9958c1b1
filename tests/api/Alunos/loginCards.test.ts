import { afterEach, describe, expect, it } from 'vitest';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { sheet } from '@/lib/login-cards/queries';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { manyWait } from '@/tests/support/lock-waits';
import { addressOn, cardOf, type PrintedCard, print, secretOn } from '@/tests/support/printed-card';
import { send } from '@/tests/support/send';
import { account, school, schoolClass, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

/** A class of two with its facilitator, and the school's own login. */
async function oneClass() {
  const { id: schoolId } = await school();
  const facilitator = await signedIn('instrutor', schoolId);
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)] as const;
  const office = await signedIn('escola', schoolId);
  const { id: classId, name } = await schoolClass(schoolId, { facilitators: [facilitator], pupils });
  return { schoolId, facilitator, pupils, office, classId, name };
}

const cardsOf = (body: Record<string, unknown>) => body.cards as PrintedCard[];
const goodCards = (accountId: string) => db().loginCard.count({ where: { accountId, revokedAt: null } });

async function signsIn(username: string, password: string): Promise<boolean> {
  return (await send(LOGIN, { method: 'POST', path: '/Users/login', body: { username, password } })).status === 200;
}

describe('POST /Alunos/loginCards', () => {
  it('gives a class its cards: name, login and a code of an address with the secret in the fragment alone', async () => {
    const { facilitator, pupils, classId, name } = await oneClass();
    setClock(() => new Date('2026-08-03T12:00:00Z'));
    const { status, body, headers } = await print(facilitator, { classId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ className: name, lastDay: '2026-12-31' });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(
      cardsOf(body)
        .map(({ login }) => login)
        .toSorted(),
    ).toEqual(pupils.map(({ actor }) => actor.login).toSorted());
    for (const card of cardsOf(body)) {
      const { pathname, search, hash } = addressOn(card);
      expect({ pathname, search }).toEqual({ pathname: '/card', search: '' });
      expect(hash).toMatch(/^#[\w-]{22}$/);
      expect(card.password).toBeNull();
    }
    expect(addressOn(await cardOf(facilitator, await newcomerOf(classId), { language: 'en' })).pathname).toBe(
      '/en/card',
    );
    const kept = await db().loginCard.findMany({ where: { accountId: pupils[0].actor.id } });
    expect(JSON.stringify(kept)).not.toContain(secretOn(cardsOf(body)[0] as PrintedCard));
    expect(await signsIn(pupils[0].actor.login, 'demo1234')).toBe(true);
  });

  it('prints a child that left no card with its class, and an inactive one none at all', async () => {
    const { facilitator, office, pupils, classId } = await oneClass();
    await db().enrolment.updateMany({ where: { studentId: pupils[0].actor.id }, data: { leftAt: new Date() } });
    const { body } = await print(facilitator, { classId });
    expect(cardsOf(body).map(({ id }) => id)).toEqual([pupils[1].actor.id]);
    await db().account.update({ where: { id: pupils[0].actor.id }, data: { active: false } });
    const nobody = await print(office, { studentIds: [pupils[0].actor.id] });
    expect(nobody).toMatchObject({ status: 409, body: { code: 'login.nobody-to-print' } });
  });

  it('keeps a facilitator to his own classes, and a school to its own pupils', async () => {
    const { facilitator, office, pupils, classId, schoolId } = await oneClass();
    const neighbour = await oneClass();
    const colleague = await signedIn('instrutor', schoolId);
    const ids = [pupils[0].actor.id, neighbour.pupils[0].actor.id];
    for (const [who, asked] of [
      [colleague, { classId }],
      [colleague, { studentIds: [pupils[0].actor.id] }],
      [facilitator, { classId: neighbour.classId }],
      [facilitator, { studentIds: ids }],
      [office, { studentIds: ids }],
      [office, { classId, studentIds: [neighbour.pupils[0].actor.id] }],
      [office, {}],
    ] as const) {
      expect((await print(who, asked)).status).toBe(404);
    }
    expect(await goodCards(pupils[0].actor.id)).toBe(0);
    const { body } = await print(await signedIn('admin'), { studentIds: ids });
    expect(cardsOf(body)).toHaveLength(2);
  });

  it('refuses who saw other cards than those that it would replace', async () => {
    const { facilitator, pupils, classId } = await oneClass();
    const first = await print(facilitator, { classId });
    const again = await print(facilitator, { classId });
    expect(again).toMatchObject({ status: 409, body: { code: 'login.printed-meanwhile' } });
    const { lastPrintedAt, printed } = await sheet(facilitator.actor, { classId, studentIds: [] });
    expect(printed).toBe(2);
    const replaced = await print(facilitator, { classId, lastPrintedAt });
    expect(replaced.status).toBe(200);
    expect(secretOn(cardsOf(replaced.body)[0] as PrintedCard)).not.toBe(
      secretOn(cardsOf(first.body)[0] as PrintedCard),
    );
    expect(await goodCards(pupils[0].actor.id)).toBe(1);
  });

  it('two at once: one prints, the other is told', async () => {
    const { facilitator, office, pupils, classId } = await oneClass();
    let answers: ReturnType<typeof print>[] = [];
    await db().$transaction(async (tx) => {
      await lockRows(tx, 'accounts', 'id', pupils[0].actor.id);
      answers = [print(facilitator, { classId }), print(office, { classId })];
      await manyWait(2);
    });
    const told = await Promise.all(answers);
    expect(told.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'login.printed-meanwhile']);
    for (const { actor } of pupils) expect(await goodCards(actor.id)).toBe(1);
  });

  it('makes new passwords where asked: the old ones, and what they opened, end', async () => {
    const { facilitator, pupils, classId } = await oneClass();
    const { body } = await print(facilitator, { classId, withPasswords: true });
    const card = cardsOf(body).find(({ id }) => id === pupils[0].actor.id) as PrintedCard;
    expect(await signsIn(card.login, 'demo1234')).toBe(false);
    expect(await signsIn(card.login, String(card.password))).toBe(true);
    expect(await goodCards(card.id)).toBe(1);
    const sessions = await db().session.findMany({ where: { accountId: card.id }, orderBy: { createdAt: 'asc' } });
    expect(sessions.map(({ revokedAt, firstAccess }) => [revokedAt !== null, firstAccess])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('prints a hundred with passwords in one short transaction', async () => {
    const { office, schoolId } = await oneClass();
    const ids: string[] = [];
    for (let index = 0; index < 100; index += 1) ids.push((await account('aluno', schoolId)).id);
    const { status, body } = await print(office, { studentIds: ids, withPasswords: true });
    expect(status).toBe(200);
    expect(cardsOf(body)).toHaveLength(100);
    const one = await account('aluno', schoolId);
    expect(await print(office, { studentIds: [...ids, one.id] })).toMatchObject({ status: 422 });
  }, 60_000);
});

/** One more pupil of the class. */
async function newcomerOf(classId: string) {
  const { schoolId } = await db().schoolClass.findUniqueOrThrow({ where: { id: classId } });
  const pupil = await signedIn('aluno', schoolId);
  await db().enrolment.create({ data: { classId, studentId: pupil.actor.id, schoolId, enrolledAt: new Date() } });
  return pupil;
}
