import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { loginKey } from '@/lib/accounts/rules';
import { abilities } from '@/lib/facilitators/abilities';
import { Linkable, LinkQuestion } from '@/lib/facilitators/schemas';
import type { Tx } from '@/lib/platform/db/client';
import { sameLetters } from '@/lib/platform/db/same-letters';

/** Who has exactly this login, or alone this e-mail. Somebody inactive comes back through an administrator. */
export async function knownFacilitator(db: Pick<Tx, 'account'>, identifier: string) {
  const found = await db.account.findMany({
    where: {
      tipo: 'instrutor',
      active: true,
      OR: [{ loginKey: loginKey(identifier) }, { email: sameLetters(identifier) }],
    },
    take: 2,
    select: { id: true, name: true, login: true, schoolLinks: { select: { schoolId: true } } },
  });
  const [one] = found.length === 1 ? found : found.filter(({ login }) => loginKey(login) === loginKey(identifier));
  return one ?? null;
}

/** Who would be linked: the name, so that it is asked about the right person. */
export const linkableFacilitator = defineQuery({
  name: 'registrations.linkable-facilitator',
  may: abilities['facilitator:link'],
  input: LinkQuestion,
  reply: Linkable,
  run: async ({ db, actor, input: { identifier } }) => {
    const found = await knownFacilitator(db, identifier);
    if (!found) return null;
    const { schoolLinks, ...person } = found;
    return { ...person, isLinked: isAt(actor, schoolLinks) };
  },
});

function isAt({ schoolId }: Actor, links: readonly { schoolId: string }[]): boolean {
  return links.some((link) => link.schoolId === schoolId);
}
