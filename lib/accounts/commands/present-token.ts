import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { showState } from '@/lib/access/sso/states';
import { fail, refuseUnless } from '@/lib/platform/errors/failures';
import { ownerOfToken } from '@/lib/platform/oidc/access-token';
import { providerNamed } from '@/lib/platform/oidc/providers';
import { isOwnClaim } from '../rules';
import { TokenSignIn } from '../schemas';

/** Whose a token of the provider is. From here its state goes with this token alone, and opens one session. */
export const presentToken = defineOpenCommand({
  name: 'accounts.present-token',
  input: z.pick(TokenSignIn, { accessToken: true, uuid: true, state: true }),
  reply: z.object({
    providerType: z.string(),
    identifier: z.string(),
    uuid: z.string(),
    name: z.nullable(z.string()),
    linked: z.boolean(),
  }),
  prepare: async ({ input: { accessToken, uuid } }) => {
    const provider = providerNamed('oidc') ?? fail('sso.refused');
    const owner = await ownerOfToken(provider, accessToken);
    refuseUnless(isOwnClaim(owner, uuid), 'sso.refused');
    return { provider, owner };
  },
  target: noTarget,
  run: async ({ tx, input: { accessToken, state }, prepared: { provider, owner }, now }) => {
    await showState(tx, { state, proof: accessToken, now });
    const where = { provider_subject: { provider: owner.issuer, subject: owner.subject } };
    const identity = await tx.ssoIdentity.findUnique({ where, select: { id: true } });
    return {
      providerType: provider.id,
      identifier: owner.username ?? owner.subject,
      uuid: owner.subject,
      name: owner.name ?? null,
      linked: identity !== null,
    };
  },
});
