import { operation } from '@/lib/platform/http/operation';
import type { ownFacilitator } from './queries';

export const ownFacilitatorOp = operation<typeof ownFacilitator>({
  method: 'GET',
  path: '/Instrutores/eu',
  summary: "The signed-in facilitator's own record",
  names: {
    school: 'escola',
    photoUrl: 'fotoUrl',
    mmCode: 'facilitadormmcode',
    name: 'nome',
    city: 'municipio',
    state: 'uf',
  },
});
