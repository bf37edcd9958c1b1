import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'class:create': ['instrutor', 'escola', 'admin'],
  'class:update': ['instrutor', 'escola', 'admin'],
  'class:delete': ['instrutor', 'escola', 'admin'],
  'class:start': ['instrutor', 'escola', 'admin'],
  'class:change-module': ['instrutor', 'escola', 'admin'],
  'class:evolve': ['instrutor', 'escola', 'admin'],
  // In spite of what blocks it, with a reason.
  'class:evolve-blocked': ['admin'],
  'class:close': ['instrutor', 'escola', 'admin'],
  'class:reactivate': ['instrutor', 'escola', 'admin'],
  'class:cancel': ['instrutor', 'escola', 'admin'],
  'class:unlink': ['instrutor', 'escola', 'admin'],
  'class:enrol': ['instrutor', 'escola', 'admin'],
  'class:set-test-password': ['instrutor', 'escola', 'admin'],
  'class:export-guardians': ['instrutor', 'escola', 'admin'],
});
