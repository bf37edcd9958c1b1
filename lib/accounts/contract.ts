import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { operation } from '@/lib/platform/http/operation';
import { ClearProviderKeys, SignIn, SignOut } from './schemas';

export const signInOp = operation({
  method: 'POST',
  path: '/Users/login',
  summary: 'Sign in with username and password',
  callers: 'anyone',
  input: SignIn,
  reply: z.object({
    id: z.string(),
    ttl: z.number(),
    created: z.string(),
    userId: z.string(),
    tipo: z.enum(tipos),
  }),
});

export const signOutOp = operation({
  method: 'POST',
  path: '/Users/logout',
  summary: 'End this session on every instance',
  input: SignOut,
  reply: z.object({ closed: z.boolean() }),
});

export const clearProviderKeysOp = operation({
  method: 'POST',
  path: '/Users/providerKeys/clear',
  summary: "Clear the provider's keys of this browser: what single sign-on keeps while it is under way",
  callers: 'anyone',
  input: ClearProviderKeys,
  reply: z.object({ cleared: z.boolean() }),
});
