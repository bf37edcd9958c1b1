/** Who a person is to the product: the spec's own word and values (§6). */
export const tipos = [
  'aluno',
  'instrutor',
  'escola',
  'assessoria',
  'admin',
  'somosselfieadmin',
  'somosselfieproduto',
] as const;

export type Tipo = (typeof tipos)[number];

/** Whose every right is one at a school. Advisors are linked to theirs, administrators and the selfie tipos have none. */
const tiposOfSchool: readonly Tipo[] = ['aluno', 'instrutor', 'escola'];

/** Who would need a school and has none. Where no school is told (a browser's question of a tipo), nobody does. */
export function lacksSchool({ tipo, schoolId }: { tipo: Tipo; schoolId?: string | null }): boolean {
  return schoolId === null && tiposOfSchool.includes(tipo);
}

/** How long a session lasts at most on a device that others use next, in seconds; everywhere else it lasts longer. */
export const sharedDeviceSeconds = 2 * 3600;

/** Who asks. Everything here was true when the session was read; rights come from nothing else. */
export type Actor = {
  readonly id: string;
  readonly tipo: Tipo;
  readonly login: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly schoolId: string | null;
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  /** Begun where others use the device next: nothing of it is kept there for longer than itself. */
  readonly isOnSharedDevice: boolean;
  /** Signed in with a password that somebody else chose: only confirming an own one is open. */
  readonly firstAccess: boolean;
  /** The profile's accessToken: names the session and opens nothing. */
  readonly publicReference: string;
  readonly face: string;
  /** The identity provider that this session was begun through; null for a password. */
  readonly provider: string | null;
  /** Set while an administrator sees the product as this person: nothing can be written (define-command.ts). */
  readonly seeing: Seeing | null;
};

export type Seeing = {
  readonly id: string;
  /** The administrator who looks. */
  readonly byId: string;
  readonly reason: string;
  readonly until: Date;
};
