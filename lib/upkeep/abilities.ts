import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'client-error:read': ['admin'],
  'client-error:solve': ['admin'],
  'diagnostics:read': ['instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'job:read': ['admin'],
  'job:retry': ['admin'],
  'mail:accept-address': ['admin'],
  'mail:read': ['admin'],
  'mail:send-again': ['admin'],
  'mail:send-test': ['admin'],
});
