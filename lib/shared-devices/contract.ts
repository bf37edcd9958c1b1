import type { SignedIn } from '@/lib/accounts/schemas';
import type { FileAnswer } from '@/lib/platform/http/file-answer';
import { operation } from '@/lib/platform/http/operation';
import type { endSharedDevices } from './commands/end-shared-devices';
import type { printPins } from './commands/print-pins';
import type { shareDevice } from './commands/share-device';
import type { CheckIn, FaceOf } from './schemas';

export const printPinsOp = operation<typeof printPins>({
  method: 'POST',
  path: '/turmas/{id}/pins',
  params: { id: 'classId' },
  summary: 'Make a PIN for each student of a class, for shared devices; told once, and those of before end',
  secret: true,
});

export const shareDeviceOp = operation<typeof shareDevice>({
  method: 'POST',
  path: '/turmas/{id}/sharedDevice',
  params: { id: 'classId' },
  summary: 'Make this browser a device of the class for today, and leave the own session',
  secret: true,
});

export const endSharedDevicesOp = operation<typeof endSharedDevices>({
  method: 'POST',
  path: '/turmas/{id}/sharedDevice/end',
  params: { id: 'classId' },
  summary: 'End every shared device of the class',
});

export const checkInOp = operation<{ definition: { input: typeof CheckIn; reply: typeof SignedIn } }>({
  method: 'POST',
  path: '/Users/checkin',
  summary: 'Sign in with a PIN on a device that is shared in the own class; a session that the device held ends',
  callers: 'anyone',
  secret: true,
});

export const facePhotoOp = operation<{ definition: { input: typeof FaceOf; reply: typeof FileAnswer } }>({
  method: 'GET',
  path: '/Users/checkin/photos/{id}',
  params: { id: 'studentId' },
  summary: 'The photo of a student, to a device that is shared in the own class and while it is consented to',
  callers: 'anyone',
  answer: 'file',
});
