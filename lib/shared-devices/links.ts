import { apiAddress } from '../platform/browser/api-base';

export const links = {
  /** The faces of the device's class, or the PIN of one of them. */
  checkIn: (studentId?: string) => (studentId ? `/checkin?quem=${encodeURIComponent(studentId)}` : '/checkin'),
  checkInForm: () => apiAddress('/Users/checkin'),
  checkInPhoto: (studentId: string) => apiAddress(`/Users/checkin/photos/${studentId}`),
} as const;
