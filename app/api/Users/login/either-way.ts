import type { IdempotencyKey } from '@/lib/access/idempotency';
import { signIn } from '@/lib/accounts/commands/sign-in';
import { signInThroughProvider } from '@/lib/accounts/commands/sign-in-through-provider';
import { failures } from '@/lib/accounts/failures';
import { AnySignIn, SignedIn } from '@/lib/accounts/schemas';
import { Failure } from '@/lib/platform/errors/failures';

/** The provider confirmed somebody whom no login is linked to; the browser keeps it until a password links it. */
export class NotLinked extends Failure {
  constructor(
    readonly providerId: string,
    readonly pendingLink: string,
  ) {
    super('sso.not-linked', failures['sso.not-linked']);
  }
}

type Input = Parameters<typeof signIn>[1] | Parameters<typeof signInThroughProvider>[1];

/** One address, two ways (§7): username and password, or what a provider issued. */
export const signInEitherWay = Object.assign(
  async (actor: null, input: Input, key?: IdempotencyKey) => {
    if (!('accessToken' in input || 'providerType' in input)) {
      return signIn(actor, input as Parameters<typeof signIn>[1], key);
    }
    const result = await signInThroughProvider(actor, input as Parameters<typeof signInThroughProvider>[1], key);
    if (!result.linked) throw new NotLinked(result.provider.id, result.pendingLink);
    return { ...result, knownDevice: undefined, toLink: null };
  },
  { definition: { ...signIn.definition, input: AnySignIn, reply: SignedIn } },
);
