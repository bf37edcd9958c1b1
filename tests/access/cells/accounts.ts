import { randomUUID } from 'node:crypto';
import { identityProvider } from '@/tests/support/sso/configured';
import { account } from '@/tests/support/world';
import type { Cell } from './cell';

export const accountCells: Record<string, Cell> = {
  'POST /Users/login': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => {
      const { login: username } = await account('aluno');
      return { path: '/Users/login', body: { username, password: 'demo1234' } };
    },
  },
  'POST /__/auth/getProfileFromAcessToken': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({
      path: '/__/auth/getProfileFromAcessToken/',
      body: { access_token: await identityProvider.tokenFor('ana'), uuid: 'ana', state: randomUUID() },
    }),
  },
  'POST /Users/logout': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/logout', body: {} }),
  },
};
