import type { Tipo } from './actor';

/** Verbs: which tipo may ever do a thing. Whose rows it reaches is the domain's reach.ts. */
export const abilities = {
  'course:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'course:see-prices': ['escola', 'assessoria', 'admin'],
  'course:create': ['admin'],
  'course:update': ['admin'],
  'course:delete': ['admin'],
  'facilitator:read-own': ['instrutor'],
  'file:attach': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'file:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'file:upload': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'job:read': ['admin'],
  'job:retry': ['admin'],
  'live:listen': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'mail:accept-address': ['admin'],
  'mail:read': ['admin'],
  'mail:send-again': ['admin'],
  'mail:send-test': ['admin'],
  'outbox:send': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'passage:replace': ['assessoria', 'admin'],
  'password:change': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'profile:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'school:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'session:close': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'student:read-own': ['aluno'],
} as const satisfies Record<string, readonly Tipo[]>;

export type Ability = keyof typeof abilities;
