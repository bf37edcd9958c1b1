import { afterEach, describe, expect, it } from 'vitest';
import { GET as DESK } from '@/app/api/turmas/[id]/desk/route';
import { GET as SEAT } from '@/app/api/turmas/[id]/seat/route';
import { POST as END } from '@/app/api/turmas/[id]/sharedDevice/end/route';
import { POST as LOGOUT } from '@/app/api/Users/logout/route';
import { endCardsAndPins } from '@/lib/accounts/parts/end-cards-and-pins';
import { resetPassword } from '@/lib/login-cards/commands/reset-password';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { forgetSharedDevices } from '@/lib/shared-devices/jobs/forget-shared-devices';
import { faces } from '@/lib/shared-devices/queries/faces';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { checkIn, own, type Pins, print, share, sharedClass, wrong } from '@/tests/support/shared-class';
import { school, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const refused = { status: 422, body: { code: 'checkin.wrong-pin' } };

describe('a device that the pupils of a class share', () => {
  it('is made by who teaches the class, who leaves it at once; it lasts for the day', async () => {
    const { id, rui } = await sharedClass();
    setClock(() => new Date('2026-11-23T20:00:00Z'));
    await db().session.updateMany({ where: { accountId: rui.actor.id }, data: { expiresAt: new Date('2100-01-01') } });
    const { line } = await share(rui, id);
    expect(line).toContain(`Max-Age=${7 * 3600}`);
    expect(line).toContain('HttpOnly');
    const desk = await send(DESK, { path: `/turmas/${id}/desk`, params: { id }, bearer: rui.bearer });
    expect(desk.status).toBe(401);
  });

  it('shows the faces of its class to itself alone, who came last first', async () => {
    const { cookie, caio, pinOf } = await sharedClass();
    const device = cookie.split('=')[1] ?? '';
    await checkIn(cookie, caio.actor.id, pinOf(caio));
    const shown = await faces(null, { device });
    expect(shown.pupils[0]?.id).toBe(caio.actor.id);
    expect(Object.keys(shown.pupils[0] ?? {})).toEqual(['id', 'name', 'photoUrl', 'isRecent']);
    await expect(faces(null, {})).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    await expect(faces(null, { device: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });

  it('opens a session of two hours that leaves to the faces, and ends the one before', async () => {
    // Before the last two hours of a school's day, since a session ends with its device; tomorrow's, since the database
    // reads its own clock and would take one that ended earlier today for over.
    const noon = new Date(new Date(Date.now() + 24 * 3600 * 1000).setUTCHours(15, 0, 0, 0));
    setClock(() => noon);
    const { id, cookie, lia, caio, pinOf } = await sharedClass();
    const first = await checkIn(cookie, lia.actor.id, pinOf(lia));
    expect(first).toMatchObject({ status: 200, body: { userId: lia.actor.id, tipo: 'aluno', ttl: 2 * 3600 } });
    const session =
      first.headers
        .getSetCookie()
        .find((line) => line.startsWith('session='))
        ?.split(';')[0] ?? '';
    const seat = (cookies: string) =>
      send(SEAT, { path: `/turmas/${id}/seat`, params: { id }, headers: { cookie: cookies } });
    expect((await seat(session)).status).toBe(200);
    const both = `${cookie}; ${session}`;
    const second = await checkIn(both, caio.actor.id, pinOf(caio));
    expect(second.status).toBe(200);
    expect((await seat(session)).status).toBe(401);
    const next =
      second.headers
        .getSetCookie()
        .find((line) => line.startsWith('session='))
        ?.split(';')[0] ?? '';
    const left = await send(LOGOUT, {
      method: 'POST',
      path: '/Users/logout',
      headers: { cookie: next, origin: own, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'locale=pt-BR',
    });
    expect(left.headers.get('location')).toContain('/checkin');
  });

  it('says the same of a wrong PIN, of none, of another class, of who left and who is inactive', async () => {
    const { schoolId, id, cookie, lia, caio, pinOf, ana } = await sharedClass();
    expect(await checkIn(cookie, lia.actor.id, wrong(pinOf(lia)))).toMatchObject(refused);
    expect(await checkIn(cookie, lia.actor.id, pinOf(caio) === pinOf(lia) ? '1357' : pinOf(caio))).toMatchObject(
      refused,
    );
    const eva = await signedIn('aluno', schoolId);
    const next = await runningClass(schoolId, { facilitators: [ana], pupils: [eva] });
    const pin = ((await print(await officeOf(schoolId), next.id)).body as unknown as Pins).pins[0]?.pin ?? '';
    expect(await checkIn(cookie, eva.actor.id, pin)).toMatchObject(refused);
    // The neighbour pays nothing for it.
    expect(await db().signInThrottle.count({ where: { key: { startsWith: `pin|${eva.actor.id}` } } })).toBe(0);
    await db().account.update({ where: { id: lia.actor.id }, data: { active: false } });
    await db().enrolment.updateMany({ where: { classId: id, studentId: caio.actor.id }, data: { leftAt: new Date() } });
    expect(await checkIn(cookie, lia.actor.id, pinOf(lia))).toMatchObject(refused);
    expect(await checkIn(cookie, caio.actor.id, pinOf(caio))).toMatchObject(refused);
    expect(await checkIn(cookie, ana.actor.id, '1357')).toMatchObject(refused);
  });

  it('makes who guesses wait, nobody else, and not the same pupil at another device', async () => {
    const { id, rui, cookie, lia, caio, pinOf } = await sharedClass();
    for (let tries = 0; tries < 5; tries += 1) await checkIn(cookie, lia.actor.id, wrong(pinOf(lia)));
    const waits = { status: 429, body: { code: 'request.too-many' } };
    expect(await checkIn(cookie, lia.actor.id, pinOf(lia))).toMatchObject(waits);
    expect((await checkIn(cookie, caio.actor.id, pinOf(caio))).status).toBe(200);
    const elsewhere = (await share(rui, id)).cookie;
    expect((await checkIn(elsewhere, lia.actor.id, pinOf(lia))).status).toBe(200);
    expect(await checkIn(cookie, lia.actor.id, pinOf(lia))).toMatchObject(waits);
    setClock(() => new Date(Date.now() + 31_000));
    expect((await checkIn(cookie, lia.actor.id, pinOf(lia))).status).toBe(200);
  });

  it('takes at most sixty tries in ten minutes, whoever they are of', async () => {
    const { cookie, lia, pinOf } = await sharedClass();
    const statuses = [];
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await checkIn(cookie, crypto.randomUUID(), '1357')).body.code);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set(['checkin.wrong-pin']));
    expect(statuses[60]).toBe('request.too-many');
    expect((await checkIn(cookie, lia.actor.id, pinOf(lia))).body.code).toBe('request.too-many');
  });

  it('takes nobody in without its cookie, after its day, when it was ended, or when its class is over', async () => {
    const { id, cookie, lia, pinOf, rui, ana } = await sharedClass();
    const enter = (device: string) => checkIn(device, lia.actor.id, pinOf(lia));
    const ended = { status: 410, body: { code: 'checkin.device-ended' } };
    expect(await enter('other=1')).toMatchObject(ended);
    expect(await enter('shared_device=invented')).toMatchObject(ended);
    setClock(() => new Date(Date.now() + 12 * 3600 * 1000));
    expect(await enter(cookie)).toMatchObject(ended);
    setClock(undefined);
    const path = `/turmas/${id}/sharedDevice/end`;
    const stop = await send(END, { method: 'POST', path, params: { id }, bearer: rui.bearer, body: {} });
    expect(stop.body).toEqual({ ended: 1 });
    expect(await enter(cookie)).toMatchObject(ended);
    const again = await share(rui, id);
    await db().schoolClass.update({ where: { id }, data: { status: 'done', endedAt: new Date() } });
    expect(await enter(again.cookie)).toMatchObject(ended);
    expect((await share(ana, id)).status).toBe(401);
  });

  it('lets two check in at once, each in an own session', async () => {
    const { id, rui, cookie, lia, caio, pinOf } = await sharedClass();
    const other = (await share(rui, id)).cookie;
    const answers = await Promise.all([
      checkIn(cookie, lia.actor.id, pinOf(lia)),
      checkIn(cookie, caio.actor.id, pinOf(caio)),
      checkIn(other, lia.actor.id, pinOf(lia)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { recent } = await db().sharedDevice.findFirstOrThrow({ where: { classId: id, recent: { isEmpty: false } } });
    expect(recent.length).toBeGreaterThan(0);
  });

  it('is forgotten a month after its day', async () => {
    const { id } = await sharedClass();
    setClock(() => new Date(Date.now() + 32 * 24 * 3600 * 1000));
    await forgetSharedDevices.run({}, { db: db() } as never);
    expect(await db().sharedDevice.count({ where: { classId: id } })).toBe(0);
  });
});

describe('PINs of a class', () => {
  it('are made for those alone who have none, where that is asked', async () => {
    const { schoolId, id, rui, lia, caio, pinOf, cookie } = await sharedClass();
    const { setAt } = await db().pupilPin.findUniqueOrThrow({ where: { accountId: caio.actor.id } });
    await resetPassword((await signedIn('escola', schoolId)).actor, { id: lia.actor.id });
    const made = (await print(rui, id, setAt.toISOString(), true)).body as unknown as Pins;
    expect(made.pins.map((one) => one.id)).toEqual([lia.actor.id]);
    expect((await checkIn(cookie, lia.actor.id, made.pins[0]?.pin ?? '')).status).toBe(200);
    expect((await checkIn(cookie, caio.actor.id, pinOf(caio))).status).toBe(200);
  });

  it('let nobody in at the very moment in which they end', async () => {
    const { lia, pinOf, cookie } = await sharedClass();
    let answer: ReturnType<typeof checkIn> | undefined;
    await db().$transaction(async (tx) => {
      await endCardsAndPins(tx, { ids: [lia.actor.id], now: new Date() });
      answer = checkIn(cookie, lia.actor.id, pinOf(lia));
      await somebodyWaits();
    });
    expect(await answer).toMatchObject(refused);
  });

  it('are told once, kept as hashes, and end when they are printed anew', async () => {
    const { id, lia, pinOf, cookie, schoolId } = await sharedClass();
    const kept = await db().pupilPin.findUniqueOrThrow({ where: { accountId: lia.actor.id } });
    expect(JSON.stringify(kept)).not.toContain(`"${pinOf(lia)}"`);
    const office = await officeOf(schoolId);
    expect((await print(office, id)).body.code).toBe('request.changed-meanwhile');
    const again = (await print(office, id, kept.setAt.toISOString())).body as unknown as Pins;
    const anew = again.pins.find((one) => one.id === lia.actor.id)?.pin ?? '';
    if (anew !== pinOf(lia)) expect(await checkIn(cookie, lia.actor.id, pinOf(lia))).toMatchObject(refused);
    expect((await checkIn(cookie, lia.actor.id, anew)).status).toBe(200);
  });

  it('are printed by one of two who press at once', async () => {
    const { id: schoolId } = await school();
    const ana = await signedIn('instrutor', schoolId);
    const { id } = await runningClass(schoolId, { facilitators: [ana], pupils: [await signedIn('aluno', schoolId)] });
    const answers = await Promise.all([print(ana, id), print(ana, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const officeOf = (schoolId: string) => signedIn('escola', schoolId);
