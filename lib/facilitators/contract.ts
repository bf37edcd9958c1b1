import { operation } from '@/lib/platform/http/operation';
import { NoInput, OwnFacilitator } from './schemas';

export const ownFacilitatorOp = operation({
  method: 'GET',
  path: '/Instrutores/eu',
  summary: "The signed-in facilitator's own record",
  input: NoInput,
  reply: OwnFacilitator,
  names: {
    school: 'escola',
    photoUrl: 'fotoUrl',
    mmCode: 'facilitadormmcode',
    name: 'nome',
    city: 'municipio',
    state: 'uf',
  },
});
