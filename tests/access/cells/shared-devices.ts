import { deviceCookieName } from '@/lib/access/shared-device-cookie';
import { giveConsents } from '@/lib/guardians/commands/give-consents';
import { printPins } from '@/lib/shared-devices/commands/print-pins';
import { shareDevice } from '@/lib/shared-devices/commands/share-device';
import { setOwnPhoto } from '@/tests/support/own-photo';
import { runningClass } from '@/tests/support/running-class';
import { signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

/** Of the owner's own running class, with a pupil. */
function ofClass(path: string, body?: object): Pick<Cell, 'request'> {
  return {
    request: async ({ schoolId, owner }: Row) => {
      const pupil = await signedIn('aluno', schoolId);
      const { id } = await runningClass(schoolId, { facilitators: [owner], pupils: [pupil] });
      return { path: `/turmas/${id}/${path}`, params: { id }, ...(body && { body }) };
    },
  };
}

export const sharedDeviceCells: Record<string, Cell> = {
  'POST /turmas/{id}/pins': {
    owner: 'instrutor',
    alsoMay: ['escola'],
    rows: 'school',
    ownAlone: ['instrutor'],
    ...ofClass('pins', { lastSetAt: null }),
  },
  'POST /turmas/{id}/sharedDevice': { owner: 'instrutor', rows: 'person', ...ofClass('sharedDevice', {}) },
  'POST /turmas/{id}/sharedDevice/end': { owner: 'instrutor', rows: 'person', ...ofClass('sharedDevice/end', {}) },
  'GET /Users/checkin/photos/{id}': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async ({ schoolId }) => {
      const [teacher, pupil] = [await signedIn('instrutor', schoolId), await signedIn('aluno', schoolId)];
      const { id: classId } = await runningClass(schoolId, { facilitators: [teacher], pupils: [pupil] });
      await setOwnPhoto(pupil);
      const office = await signedIn('escola', schoolId);
      await giveConsents(office.actor, { studentIds: [pupil.actor.id], kinds: ['photo'], givenBy: 'Responsável' });
      const { token } = await shareDevice(teacher.actor, { classId });
      const cookie = `${deviceCookieName()}=${token}`;
      const { id } = pupil.actor;
      return { path: `/Users/checkin/photos/${id}`, params: { id }, headers: { cookie } };
    },
  },
  'POST /Users/checkin': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async ({ schoolId }) => {
      const [teacher, pupil] = [await signedIn('instrutor', schoolId), await signedIn('aluno', schoolId)];
      const { id: classId } = await runningClass(schoolId, { facilitators: [teacher], pupils: [pupil] });
      const { pins } = await printPins(teacher.actor, { classId, lastSetAt: null });
      const { token } = await shareDevice(teacher.actor, { classId });
      const cookie = `${deviceCookieName()}=${token}`;
      return { path: '/Users/checkin', body: { studentId: pupil.actor.id, pin: pins[0]?.pin }, headers: { cookie } };
    },
  },
};
