import { POST as PINS } from '@/app/api/turmas/[id]/pins/route';
import { POST as SHARE } from '@/app/api/turmas/[id]/sharedDevice/route';
import { POST as CHECK_IN } from '@/app/api/Users/checkin/route';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

export type Pins = { pins: { id: string; pin: string }[] };

export const print = async (who: SignedIn, id: string, lastSetAt: string | null = null, missingOnly = false) =>
  send(PINS, {
    method: 'POST',
    path: `/turmas/${id}/pins`,
    params: { id },
    bearer: who.bearer,
    body: { lastSetAt, missingOnly },
  });

/** The cookie of a browser that was made a device of this class. */
export async function share(who: SignedIn, id: string) {
  const path = `/turmas/${id}/sharedDevice`;
  const { headers, status } = await send(SHARE, { method: 'POST', path, params: { id }, bearer: who.bearer, body: {} });
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith('shared_device=')) ?? '';
  return { status, line, cookie: line.split(';')[0] ?? '' };
}

/** Two who teach and two pupils with PINs, and the cookie of a device of their class. */
export async function sharedClass() {
  const { id: schoolId } = await school();
  const [ana, rui] = [await signedIn('instrutor', schoolId), await signedIn('instrutor', schoolId)];
  const [lia, caio] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { id } = await runningClass(schoolId, { facilitators: [ana, rui], pupils: [lia, caio] });
  const { pins } = (await print(rui, id)).body as unknown as Pins;
  const pinOf = (who: SignedIn) => pins.find((one) => one.id === who.actor.id)?.pin ?? '';
  const { cookie } = await share(ana, id);
  return { schoolId, id, ana, rui, lia, caio, pinOf, cookie };
}

/** Where the pages of a browser come from. */
export const own = 'http://localhost:3000';
export const checkIn = (cookie: string, studentId: string, pin: string) =>
  send(CHECK_IN, {
    method: 'POST',
    path: '/Users/checkin',
    body: { studentId, pin },
    headers: { cookie, origin: own },
  });

export const wrong = (pin: string) => (pin === '1357' ? '1358' : '1357');
