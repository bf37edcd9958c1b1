import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { openSession } from '@/lib/access/session';
import { sessionAccountFields } from '@/lib/access/session-account';
import { seal, sealedName, unseal } from '@/lib/access/sso/sealed-cookie';
import { spendState } from '@/lib/access/sso/states';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { ownerOfToken } from '@/lib/platform/oidc/access-token';
import { finishAuthorization, type Identity } from '@/lib/platform/oidc/authorization';
import { providerIds } from '@/lib/platform/oidc/provider-ids';
import { type Provider, providerNamed } from '@/lib/platform/oidc/providers';
import { fail, refuseUnless } from '../failures';
import { isOwnClaim, isProviderType, sessionSeconds } from '../rules';
import { AttemptCookie, type PendingLink, TokenSignIn } from '../schemas';

/** What the provider confirmed, and the state that it may be used with once. */
type Proven = {
  provider: Provider;
  identity: Identity;
  state: string;
  proof: string;
  face: string;
  sharedDevice: boolean;
  from?: string;
  /** What the account is called there. */
  called: () => Promise<string>;
};

/** A browser that came back from the provider. `attempt` is its state cookie, `callback` the query it came with. */
const CodeSignIn = z.object({
  provider: z.enum(providerIds),
  callback: z.string().check(z.maxLength(8000)),
  attempt: z.optional(z.string()),
  redirectUri: z.url(),
});

/**
 * Signs in whom a provider confirms, by a code that came back to this browser or by a token from its own pages. An
 * identity that no login is linked to opens nothing: the browser may link it by signing in once with a password.
 */
export const signInThroughProvider = defineOpenCommand({
  name: 'accounts.sign-in-through-provider',
  input: z.union([CodeSignIn, TokenSignIn]),
  ownRecord: true,
  prepare: async ({ db, input }) => {
    const { called, ...proven } = await ('callback' in input ? byCode(input) : byToken(input));
    const isLinked = (await db.ssoIdentity.count({ where: atProvider(proven.identity) })) > 0;
    return { ...proven, called: isLinked ? '' : await called() };
  },
  target: noTarget,
  run: async ({ tx, prepared: { provider, identity, called, state, proof, face, sharedDevice, from }, now }) => {
    await spendState(tx, { state, proof, now });
    const account = await accountOf(tx, identity);
    if (!account) {
      const pending: z.infer<typeof PendingLink> = { provider: provider.id, ...identity, called, sharedDevice };
      return { linked: false as const, provider, face, from, pendingLink: await seal(sealedName('sso_link'), pending) };
    }
    // An inactive login is refused as a wrong password is.
    refuseUnless(account.active, 'auth.invalid-credentials');
    const { active: _, ...kept } = account;
    const { id, tipo } = kept;
    const session = await openSession(tx, {
      // Whoever knew the first password may have made the link: the person notices, because theirs stops working.
      account: kept,
      ttl: sessionSeconds(tipo, sharedDevice),
      face,
      provider: provider.id,
      now,
    });
    const { ttl, created } = session;
    const reply = { id: session.id, ttl, created: created.toISOString(), userId: id, tipo };
    return { linked: true as const, ...reply, session, from };
  },
});

async function byCode(input: z.infer<typeof CodeSignIn>): Promise<Proven> {
  const attempt = await unseal(sealedName('sso_state'), AttemptCookie, input.attempt);
  // Without the cookie this browser began nothing: it is too late, or somebody else's address was opened here.
  if (attempt?.provider !== input.provider) return fail('sso.expired');
  const provider = providerNamed(input.provider) ?? fail('MODEL_NOT_FOUND');
  const callback = new URLSearchParams(input.callback);
  const { identity, called } = await finishAuthorization(provider, {
    callback,
    attempt,
    redirectUri: input.redirectUri,
  });
  const { state, face, sharedDevice, from } = attempt;
  const proof = callback.get('code') ?? '';
  return { provider, identity, called, state, proof, face, sharedDevice, ...(from && { from }) };
}

async function byToken(input: z.infer<typeof TokenSignIn>): Promise<Proven> {
  const provider = providerNamed('oidc');
  if (!provider || !isProviderType(provider, input.providerType)) return fail('sso.refused');
  const owner = await ownerOfToken(provider, input.accessToken);
  refuseUnless(isOwnClaim(owner, input.uuid) && isOwnClaim(owner, input.identifier), 'sso.refused');
  const identity = { issuer: owner.issuer, subject: owner.subject };
  const { state, accessToken: proof, face } = input;
  return { provider, identity, called: async () => owner.called, state, proof, face, sharedDevice: false };
}

/** Under the issuer, because another installation under the same label names other people. */
function atProvider({ issuer, subject }: Identity) {
  return { provider: issuer, subject };
}

/** Held, and read once it is: a new password that ends the identity meanwhile is waited for, and wins. */
async function accountOf(tx: Tx, identity: Identity) {
  const known = await tx.ssoIdentity.findFirst({ where: atProvider(identity), select: { id: true } });
  if (!known) return null;
  await lockRows(tx, 'sso_identities', 'id', known.id, 'SHARE');
  const account = { select: { ...sessionAccountFields, firstAccess: true, active: true } };
  return (await tx.ssoIdentity.findUnique({ where: { id: known.id }, select: { account } }))?.account;
}
