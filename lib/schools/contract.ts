import { operation } from '@/lib/platform/http/operation';
import type { schoolCard } from './queries';

export const readSchoolOp = operation<typeof schoolCard>({
  method: 'GET',
  path: '/Escolas/recuperarEscola',
  summary: "One school's card",
  names: { name: 'nome', city: 'municipio', state: 'uf' },
});
