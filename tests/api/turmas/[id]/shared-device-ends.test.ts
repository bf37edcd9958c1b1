import { afterEach, describe, expect, it } from 'vitest';
import { GET as SEAT } from '@/app/api/turmas/[id]/seat/route';
import { POST as END } from '@/app/api/turmas/[id]/sharedDevice/end/route';
import { GET as PHOTO } from '@/app/api/Users/checkin/photos/[id]/route';
import { cancelClass } from '@/lib/class-life/commands/cancel-class';
import { giveConsents } from '@/lib/guardians/commands/give-consents';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { faces } from '@/lib/shared-devices/queries/faces';
import { setOwnPhoto } from '@/tests/support/own-photo';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { checkIn, share, sharedClass } from '@/tests/support/shared-class';
import { signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

/** Whether a session, as its bearer names it, still opens the own seat. */
const seatStatus = async (id: string, bearer: unknown) =>
  (await send(SEAT, { path: `/turmas/${id}/seat`, params: { id }, bearer: String(bearer) })).status;

describe('a session that was begun on a shared device', () => {
  it('ends with the device, and no other does', async () => {
    const { id, cookie, lia, caio, pinOf, rui } = await sharedClass();
    const first = await checkIn(cookie, lia.actor.id, pinOf(lia));
    const path = `/turmas/${id}/sharedDevice/end`;
    await send(END, { method: 'POST', path, params: { id }, bearer: rui.bearer, body: {} });
    expect(await seatStatus(id, first.body.id)).toBe(401);
    expect(await seatStatus(id, caio.bearer)).toBe(200);
    expect(await seatStatus(id, lia.bearer)).toBe(200);
  });

  it('ends with its class', async () => {
    const { schoolId, id, cookie, lia, pinOf } = await sharedClass();
    const { body } = await checkIn(cookie, lia.actor.id, pinOf(lia));
    expect(await seatStatus(id, body.id)).toBe(200);
    await cancelClass((await signedIn('escola', schoolId)).actor, { classId: id });
    expect(await seatStatus(id, body.id)).toBe(401);
  });

  it('ends when the next one checks in, also where the browser had forgotten it', async () => {
    const { id, cookie, lia, caio, pinOf } = await sharedClass();
    const first = await checkIn(cookie, lia.actor.id, pinOf(lia));
    expect((await checkIn(cookie, caio.actor.id, pinOf(caio))).status).toBe(200);
    expect(await seatStatus(id, first.body.id)).toBe(401);
  });

  it('lasts no longer than its device', async () => {
    const { id, rui, lia, pinOf } = await sharedClass();
    // Half past eleven in the evening in Brazil.
    setClock(() => new Date('2026-11-24T02:30:00Z'));
    await db().session.updateMany({ where: { accountId: rui.actor.id }, data: { expiresAt: new Date('2027-12-31') } });
    const late = await share(rui, id);
    // Four hours later the device ends.
    setClock(() => new Date('2026-11-24T06:00:00Z'));
    expect((await checkIn(late.cookie, lia.actor.id, pinOf(lia))).body.ttl).toBe(1800);
  });
});

describe('the photo of a face', () => {
  it('is shown to a device of the class, while who answers for the child allows it', async () => {
    const { schoolId, ana, cookie, lia } = await sharedClass();
    await setOwnPhoto(lia);
    const device = cookie.split('=')[1] ?? '';
    const shownOf = async () => (await faces(null, { device })).pupils.find(({ id }) => id === lia.actor.id)?.photoUrl;
    const photo = async (cookies: string) => {
      const path = `/Users/checkin/photos/${lia.actor.id}`;
      return (await send(PHOTO, { path, params: { id: lia.actor.id }, headers: { cookie: cookies } })).status;
    };
    expect([await shownOf(), await photo(cookie)]).toEqual([null, 404]);
    const office = await signedIn('escola', schoolId);
    await giveConsents(office.actor, { studentIds: [lia.actor.id], kinds: ['photo'], givenBy: 'Mãe da Lia' });
    expect(await shownOf()).toBe(`/api/Users/checkin/photos/${lia.actor.id}`);
    expect(await photo(cookie)).toBe(200);
    expect(await photo('shared_device=invented')).toBe(404);
    const neighbour = await runningClass(schoolId, { facilitators: [ana] });
    const again = await signedIn('instrutor', schoolId);
    await db().classFacilitator.create({ data: { classId: neighbour.id, facilitatorId: again.actor.id } });
    expect(await photo((await share(again, neighbour.id)).cookie)).toBe(404);
    await db().consent.updateMany({ where: { studentId: lia.actor.id, kind: 'photo' }, data: { endedAt: new Date() } });
    expect([await shownOf(), await photo(cookie)]).toEqual([null, 404]);
  });
});
