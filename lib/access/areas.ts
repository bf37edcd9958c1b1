import { type Tipo, tipos } from './actor';

type Area = {
  readonly tipos: readonly Tipo[];
  /** The sign-in screen that a visitor of this area is sent to. */
  readonly face: '/login' | '/selfielogin' | '/compscilogin';
};

function area(tipos: readonly Tipo[], face: Area['face'] = '/login'): Area {
  return { tipos, face };
}

/** Doors: the spec's route table (§2). middleware.ts, enter(), the menu and the access tests read it. */
export const areas = {
  '/student': area(['aluno']),
  '/facilitator': area(['instrutor']),
  '/run': area(['aluno', 'instrutor']),
  '/selfstudy': area(['instrutor']),
  '/selfie': area(['somosselfieadmin', 'somosselfieproduto'], '/selfielogin'),
  '/analytics': area(['admin', 'assessoria', 'escola', 'instrutor']),
  '/training': area(['admin', 'assessoria']),
  '/onlinetest': area(['aluno', 'instrutor', 'assessoria']),
  '/school': area(['escola']),
  '/adm': area(['admin']),
  '/advisor': area(['assessoria']),
  '/myfiles-v2': area(['aluno', 'instrutor']),
  // The spec names these screens and no path (§2): one for everybody.
  '/my-data': area(tipos),
  '/board': area(tipos),
} as const satisfies Record<string, Area>;

/** Where whose school is missing is told so, whatever was asked for: the own account, and no other area. */
export const areaWithoutSchool = '/my-data';

export type AreaPath = keyof typeof areas;

export const areaPaths = Object.keys(areas) as AreaPath[];

/** The area that a path (without its language prefix) lies in. */
export function areaOf(path: string): AreaPath | undefined {
  const first = `/${path.split('/')[1] ?? ''}`;
  return first in areas ? (first as AreaPath) : undefined;
}

export function mayEnter(tipo: Tipo, path: AreaPath): boolean {
  return (areas[path].tipos as readonly Tipo[]).includes(tipo);
}

/** Where each tipo starts (§2 and decisions on admin). */
export const homes = {
  aluno: '/student',
  instrutor: '/facilitator',
  escola: '/analytics/school/school_engagement',
  assessoria: '/analytics/advisor/school_engagement',
  admin: '/adm',
  somosselfieadmin: '/selfie',
  somosselfieproduto: '/selfie',
} as const satisfies Record<Tipo, string>;

/** Leaving ends where the session began; at the selfie screen for selfie users alone, wherever that was (§2). */
export function leavesTo(tipo: Tipo, face: string): string {
  const own = areas[areaOf(homes[tipo]) ?? '/my-data'].face;
  return own === '/login' && face !== '/selfielogin' ? face : own;
}

/** What whoever is not signed in meets first. */
export const signInScreens = [
  '/login',
  '/selfielogin',
  '/compscilogin',
  '/card',
  '/checkin',
  '/forgot-password',
  '/new-password',
  '/first-access',
  '/link-account',
] as const;
