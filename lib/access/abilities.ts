import type { Tipo } from './actor';

/** Verbs: which tipo may ever do a thing. Whose rows it reaches is the domain's reach.ts. */
export const abilities = {
  'adapted-plan:keep': ['instrutor'],
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
  'lesson:rate': ['instrutor'],
  'lesson-plan:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  'live:listen': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'mail:accept-address': ['admin'],
  'mail:read': ['admin'],
  'mail:send-again': ['admin'],
  'mail:send-test': ['admin'],
  'module:list': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'outbox:send': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'passage:replace': ['assessoria', 'admin'],
  'password:change': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'plan-comment:delete': ['instrutor', 'admin'],
  'plan-comment:write': ['instrutor', 'admin'],
  'profile:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'school:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'self-study:do': ['instrutor'],
  'session:close': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'student:read-own': ['aluno'],
} as const satisfies Record<string, readonly Tipo[]>;

export type Ability = keyof typeof abilities;
