import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { operation } from '@/lib/platform/http/operation';
import { PresentToken, SignIn, SignOut, TokenSignIn } from './schemas';

export const signInOp = operation({
  method: 'POST',
  path: '/Users/login',
  summary: 'Sign in with username and password, or with what an identity provider issued',
  callers: 'anyone',
  input: z.union([SignIn, TokenSignIn]),
  names: {
    providerType: 'ssotype',
    identifier: 'ssoidentificador',
    uuid: 'ssouuid',
    accessToken: 'access_token',
  },
  reply: z.object({
    id: z.string(),
    ttl: z.number(),
    created: z.string(),
    userId: z.string(),
    tipo: z.enum(tipos),
  }),
});

export const presentTokenOp = operation({
  method: 'POST',
  path: '/__/auth/getProfileFromAcessToken',
  summary: 'Whose an access token of the identity provider is; its state then signs in once at Users/login',
  callers: 'anyone',
  input: PresentToken,
  names: { providerType: 'ssotype', identifier: 'ssoidentificador', accessToken: 'access_token', name: 'nome' },
  reply: z.object({
    providerType: z.string(),
    identifier: z.string(),
    uuid: z.string(),
    name: z.nullable(z.string()),
    linked: z.boolean(),
  }),
});

export const signOutOp = operation({
  method: 'POST',
  path: '/Users/logout',
  summary: 'End this session on every instance',
  input: SignOut,
  reply: z.object({ closed: z.boolean() }),
});
