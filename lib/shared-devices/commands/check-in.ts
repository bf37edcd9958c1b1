import * as z from 'zod/mini';
import { defineOpenCommand, noTarget, refuseAfterCommit } from '@/lib/access/define-command';
import { recordLogin } from '@/lib/access/login-events';
import { limitRate } from '@/lib/access/rate-limit';
import { closeSession, openSession } from '@/lib/access/session';
import { sessionAccountFields } from '@/lib/access/session-account';
import { countFailure, forgetFailures, heldFailures, waitSeconds } from '@/lib/access/throttle';
import { sessionSeconds } from '@/lib/accounts/rules';
import { SignedIn } from '@/lib/accounts/schemas';
import { inClassNow } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { fail, failureOf } from '../failures';
import { links } from '../links';
import { pinHashOf } from '../parts/pin-hash';
import { liveDevice } from '../queries/live-device';
import { recentWith, secondsUntil } from '../rules/devices';
import { CheckIn } from '../schemas';

/**
 * Of one device over all pupils, right ones counted too: more than ten pupils need in a lesson, too few to search ten
 * thousand.
 */
const perDevice = { name: 'shared-devices.check-in:device', max: 60, seconds: 600 };

/**
 * A session of the pupil whose face was tapped. The one that the device still held ends with it: nobody goes on as the
 * child before.
 */
export const checkIn = defineOpenCommand({
  name: 'shared-devices.check-in',
  input: z.extend(CheckIn, { device: z.optional(z.string()) }),
  reply: SignedIn,
  ownRecord: true,
  prepare: async ({ db, input, now }) => {
    const device = (await liveDevice(db, input.device, now)) ?? fail('checkin.device-ended');
    // Before a PIN is looked at, so that what is refused tells nothing about it.
    await limitRate({ ...perDevice, of: device.id });
    return device;
  },
  target: noTarget,
  run: async ({ tx, actor, input: { studentId, pin, device: cookie }, prepared: { id }, now }) => {
    // Who ends the device, and the other tap on it, are waited for.
    await lockRows(tx, 'shared_devices', 'id', id);
    const device = (await liveDevice(tx, cookie, now)) ?? fail('checkin.device-ended');
    // Who hands out a password or a PIN meanwhile is waited for, and wins.
    await lockRows(tx, 'pupil_pins', 'account_id', studentId, 'SHARE');
    const pupil = await pupilOf(tx, device.classId, studentId);
    // Not of this class: nothing is counted, so that no device slows down a neighbour.
    if (!pupil) return refuseAfterCommit(failureOf('checkin.wrong-pin'));
    // Of this device alone: who guesses here makes nobody wait elsewhere. With a capital, which no login has as it is compared.
    const key = `PIN|${studentId}|${id}`;
    const failures = await heldFailures(tx, key);
    const wait = waitSeconds(failures?.retryAt, now);
    if (wait > 0) return refuseAfterCommit(failureOf('request.too-many', { retryAfterSeconds: wait }));
    const { pin: kept, active: _, ...account } = pupil;
    if (kept?.pinHash !== pinHashOf(studentId, pin)) {
      await countFailure(tx, key, now);
      return refuseAfterCommit(failureOf('checkin.wrong-pin'));
    }
    if (failures) await forgetFailures(tx, key);
    // Also the one of a child who went away with the line cut: the browser has forgotten it, the server has not.
    const before = [actor?.sessionId, device.sessionId].filter((one) => one != null);
    for (const one of new Set(before)) await closeSession(tx, one, now);
    const ttl = Math.min(sessionSeconds(account.tipo, true), secondsUntil(device.expiresAt, now));
    const session = await openSession(tx, { account, ttl, face: links.checkIn(), now });
    await recordLogin(tx, { account, now });
    await tx.sharedDevice.update({
      where: { id },
      data: { recent: recentWith(device.recent, studentId), sessionId: session.sessionId },
      select: { id: true },
    });
    const created = session.created.toISOString();
    return { id: session.id, ttl, created, userId: account.id, tipo: account.tipo, session };
  },
});

/** Who is in the device's class now and may sign in; pupils alone. */
async function pupilOf(tx: Tx, classId: string, studentId: string) {
  const enrolment = await tx.enrolment.findFirst({
    where: { classId, studentId, ...inClassNow },
    select: { student: { select: { account: { select: whose } } } },
  });
  const account = enrolment?.student.account;
  return account?.active && account.tipo === 'aluno' ? account : null;
}

const whose = {
  ...sessionAccountFields,
  firstAccess: true,
  active: true,
  pin: { select: { pinHash: true } },
} as const;
