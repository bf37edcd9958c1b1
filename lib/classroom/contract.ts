import { operation } from '@/lib/platform/http/operation';
import type { desk } from './queries/desk';
import type { seat } from './queries/seat';

export const deskOp = operation<typeof desk>({
  method: 'GET',
  path: '/turmas/{id}/desk',
  params: { id: 'classId' },
  summary: 'Everything that a facilitator needs for one lesson of a class, to run it without a line',
});

export const seatOp = operation<typeof seat>({
  method: 'GET',
  path: '/turmas/{id}/seat',
  params: { id: 'classId' },
  summary: 'Everything that a student needs for one lesson of an own class',
});
