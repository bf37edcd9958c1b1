import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { endCardsAndPins } from '@/lib/accounts/parts/end-cards-and-pins';
import { setPassword } from '@/lib/accounts/parts/set-password';
import { env } from '@/lib/platform/env/env';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { testPassword } from '../rules/test-password';
import { ClassRef } from '../schemas';

const Shown = z.object({
  /** Shown this once; null where it is the installation's own. */
  password: z.nullable(z.string()),
  logins: z.array(z.string()),
});

/** A password that the twelve invented pupils of a test class share from now on; the one before is void, and their cards and PINs. */
export const setTestPassword = defineCommand({
  name: 'class-life.set-test-password',
  may: abilities['class:set-test-password'],
  input: ClassRef,
  reply: Shown,
  prepare: async () => {
    const configured = env().TEST_CLASS_PASSWORD;
    const made = configured ?? testPassword(randomBytes(8));
    return { passwordHash: await hashPassword(made), shown: configured === undefined ? made : null };
  },
  target: heldClass,
  run: async ({ tx, target, prepared: { passwordHash, shown }, now }) => {
    refuseUnless(target.type === 'test', 'class.not-a-test');
    await refuseUnlessAllowed(tx, 'edit', target);
    const invented = await tx.student.findMany({
      where: { fictitious: true, enrolments: { some: { classId: target.id, leftAt: null } } },
      orderBy: { registrationNumber: 'asc' },
      select: { id: true, account: { select: { login: true } } },
    });
    await endCardsAndPins(tx, { ids: invented.map(({ id }) => id), now });
    for (const { id } of invented) await setPassword(tx, { id, passwordHash });
    return { password: shown, logins: invented.map(({ account }) => account.login) };
  },
});
