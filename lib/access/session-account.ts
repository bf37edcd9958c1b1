import type { Tipo } from './actor';

/** What a session keeps of whoever it is opened for, or sees as: each way to one selects these. */
export const sessionAccountFields = {
  id: true,
  tipo: true,
  login: true,
  name: true,
  photoUrl: true,
  schoolId: true,
} as const;

/** What signing in reads of an account, and a session keeps of it. */
export type SessionAccount = {
  id: string;
  tipo: Tipo;
  login: string;
  name: string;
  photoUrl: string | null;
  schoolId: string | null;
  firstAccess?: boolean;
};
