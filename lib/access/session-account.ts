import type { Tipo } from './actor';

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
