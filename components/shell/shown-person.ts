import type { Tipo } from '@/lib/access/actor';
import type { Waiting } from './navigation';

/** Whom the shell is drawn for. */
export type ShownPerson = {
  name: string;
  tipo: Tipo;
  photoUrl: string | null;
  schoolId: string | null;
  /** With a PIN, on a device that others use next. */
  checkedIn: boolean;
  /** Those that the person may open. */
  schools: readonly { id: string; name: string }[];
  waiting: Waiting;
};
