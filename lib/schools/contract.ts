import { operation } from '@/lib/platform/http/operation';
import { SchoolCard, SchoolRef } from './schemas';

export const readSchoolOp = operation({
  method: 'GET',
  path: '/Escolas/recuperarEscola',
  summary: "One school's card",
  input: SchoolRef,
  reply: SchoolCard,
  names: { name: 'nome', city: 'municipio', state: 'uf' },
});
