import * as z from 'zod/mini';
import { defineOpenQuery } from '@/lib/access/define-query';
import { inClassNow } from '@/lib/classes/reach';
import { photoKey } from '@/lib/files/rules';
import { now as readClock } from '@/lib/platform/clock/clock';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { FaceOf } from '../schemas';
import { liveDevice } from './live-device';
import { photoAllowed } from './running-class';

/** The photo of one pupil, to a device of the class alone and while who answers for the child allows it. */
export const facePhoto = defineOpenQuery({
  name: 'shared-devices.face-photo',
  input: z.extend(FaceOf, { device: z.optional(z.string()) }),
  reply: FileAnswer,
  run: async ({ db, input: { studentId, device: cookie } }) => {
    const device = await liveDevice(db, cookie, readClock());
    if (!device) return null;
    const enrolment = await db.enrolment.findFirst({
      where: {
        classId: device.classId,
        studentId,
        leftAt: null,
        student: { ...inClassNow.student, consents: photoAllowed },
      },
      select: { student: { select: { account: { select: { photoUrl: true } } } } },
    });
    const photoUrl = enrolment?.student.account.photoUrl;
    if (!photoUrl) return null;
    return db.storedFile.findFirst({
      where: { key: photoKey(photoUrl) },
      select: { key: true, name: true, mediaType: true },
    });
  },
});
