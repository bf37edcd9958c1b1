import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { providerOfIssuer } from '@/lib/platform/oidc/providers';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { identityReach } from '../reach';

/** The accounts at providers by which somebody comes in as who asks: whose they are there is not kept here. */
export const ownIdentities = defineQuery({
  name: 'accounts.own-identities',
  may: abilities['account:read-own'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const found = await db.ssoIdentity.findMany({
      where: within(identityReach, actor),
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, provider: true, createdAt: true },
    });
    return found.map(({ id, provider: issuer, createdAt }) => ({
      id,
      // One that is configured no longer is named by its address.
      provider: providerOfIssuer(issuer)?.label ?? new URL(issuer).hostname,
      linkedAt: createdAt,
    }));
  },
});
