import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { tipos } from '@/lib/access/actor';
import { hashOfSecret } from '@/lib/access/session';
import { issueCards, newCardSecret } from '@/lib/accounts/parts/issue-cards';
import { db } from '@/lib/platform/db/client';
import { setOwnPhoto } from '@/tests/support/own-photo';
import { identityProvider } from '@/tests/support/sso/configured';
import { linkCookie } from '@/tests/support/sso/link-cookie';
import { account, signedIn } from '@/tests/support/world';
import type { Cell } from './cell';

const typed = { password: 'nova1234', confirmation: 'nova1234' };

/** A link as a mail carries it. */
async function freshLink(): Promise<string> {
  const { id: accountId } = await account('instrutor');
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 60_000);
  await db().passwordLink.create({ data: { accountId, tokenHash: hashOfSecret(token), expiresAt } });
  return token;
}

async function png(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 60, channels: 3, background: '#ff7900' } });
  return new Uint8Array(await image.png().toBuffer());
}

export const accountCells: Record<string, Cell> = {
  'POST /Users/changePassword': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/changePassword', body: { current: 'demo1234', ...typed } }),
  },
  'POST /Users/firstPassword': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'person',
    request: async ({ owner }) => {
      await db().account.update({ where: { id: owner.actor.id }, data: { firstAccess: true } });
      return { path: '/Users/firstPassword', body: typed };
    },
  },
  'POST /Users/linkIdentity': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'person',
    request: async ({ owner }) => ({
      path: '/Users/linkIdentity',
      body: {},
      headers: { cookie: await linkCookie(owner.actor.sessionId) },
    }),
  },
  'POST /Users/unlinkIdentity': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'person',
    request: async ({ owner }) => {
      const identity = { accountId: owner.actor.id, provider: 'https://id.example', subject: randomUUID() };
      const { id } = await db().ssoIdentity.create({ data: identity });
      return { path: '/Users/unlinkIdentity', body: { id } };
    },
  },
  'POST /Users/forgotPassword': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/forgotPassword', body: { email: 'nobody@demo.example' } }),
  },
  'POST /Users/newPassword': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/newPassword', body: { token: await freshLink(), ...typed } }),
  },
  'POST /Users/login': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => {
      const { login: username } = await account('aluno');
      return { path: '/Users/login', body: { username, password: 'demo1234' } };
    },
  },
  'POST /Users/card': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => {
      const { secret: card, secretHash } = newCardSecret();
      const { id: accountId } = await account('aluno');
      const now = new Date();
      const expiresAt = new Date(now.getTime() + 60_000);
      await issueCards(db(), { cards: [{ accountId, secretHash }], sharedDevice: false, expiresAt, now });
      return { path: '/Users/card', body: { card } };
    },
  },
  'POST /__/auth/getProfileFromAcessToken': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({
      path: '/__/auth/getProfileFromAcessToken/',
      body: { access_token: await identityProvider.tokenFor('ana'), uuid: 'ana', state: randomUUID() },
    }),
  },
  'POST /Users/providerKeys/clear': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/providerKeys/clear', body: {} }),
  },
  'POST /Users/logout': {
    withoutSchool: true,
    whileSeeing: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/logout', body: {} }),
  },
  'GET /Users/eu': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/eu' }),
  },
  'POST /Users/eu': {
    withoutSchool: true,
    owner: 'instrutor',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({
      path: '/Users/eu',
      body: { nome: 'Novo Nome', email: 'novo@escola.br', currentPassword: 'demo1234', urlFoto: null, revision: 1 },
    }),
  },
  'POST /Users/school': {
    withoutSchool: true,
    owner: 'instrutor',
    alsoMay: ['assessoria'],
    rows: 'school',
    request: async ({ schoolId }) => ({ path: '/Users/school', body: { escolaId: schoolId } }),
  },
  'GET /files/account-photos/{name}': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'school',
    ownAlone: ['somosselfieadmin', 'somosselfieproduto'],
    request: async ({ schoolId }) => {
      const name = (await setOwnPhoto(await signedIn('aluno', schoolId))).split('/').at(-1) ?? '';
      return { path: `/files/account-photos/${name}`, params: { name } };
    },
  },
  'POST /Users/eu/photo': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/eu/photo', body: await png() }),
  },
};
