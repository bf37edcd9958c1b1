import type { PeopleArea } from '../access/people-area';
import { apiAddress } from '../platform/browser/api-base';
import { segments } from '../platform/links';

export const links = {
  /** The faces of the device's class, or the PIN of one of them. */
  checkIn: (studentId?: string) => (studentId ? `/checkin?quem=${encodeURIComponent(studentId)}` : '/checkin'),
  /** PINs and devices of a class, for who teaches it. */
  sharedDevices: (area: PeopleArea, classId: string) => `/${area}/classes/${segments(classId)}/devices`,
  checkInForm: () => apiAddress('/Users/checkin'),
  checkInPhoto: (studentId: string) => apiAddress(`/Users/checkin/photos/${studentId}`),
} as const;
