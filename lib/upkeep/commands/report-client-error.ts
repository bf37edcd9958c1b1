import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Tipo, tipos } from '@/lib/access/actor';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { keyed, limitRate } from '@/lib/access/rate-limit';
import { withoutSecrets } from '@/lib/platform/log/secrets';
import { causeOf, scrubbed } from '../rules/scrub';
import { ToldError } from '../schemas/client-errors';

const name = 'upkeep.report-client-error';
/** One screen that fails again and again; a school behind one address; everybody, on a day when nothing works. */
const perToken = { name: `${name}:token`, max: 20, seconds: 600 };
const perAddress = { name: `${name}:address`, max: 120, seconds: 600 };
const together = { name: `${name}:together`, of: '', max: 3000, seconds: 600 };
/** They are kept for 90 days, of some KB each. */
const aDay = { name: `${name}:day`, of: '', max: 20_000, seconds: 24 * 3600 };

/** What is kept of what was told. */
const messageCharsMax = 500;
const infoCharsMax = 6000;

/**
 * Anyone may tell, so nothing of it is believed: who it was is kept as a hash that only counts, and what names somebody
 * is taken out before it is stored.
 */
export const reportClientError = defineOpenCommand({
  name: 'upkeep.report-client-error',
  input: z.extend(ToldError, { address: z._default(z.string(), '') }),
  reply: z.object({ received: z.boolean() }),
  ownRecord: true,
  prepare: async ({ input: { accessToken, address } }) => {
    const tokenHash = accessToken ? keyed(accessToken) : null;
    // A token is whatever somebody says: first what it cannot multiply.
    await limitRate({ ...perAddress, of: address });
    await limitRate(together);
    await limitRate(aDay);
    if (tokenHash) await limitRate({ ...perToken, of: tokenHash });
    return { tokenHash };
  },
  target: noTarget,
  run: async ({ tx, actor, input, prepared: { tokenHash }, now }) => {
    const { login, tipo, accessToken } = input;
    const session = accessToken
      ? await tx.session.findUnique({ where: { publicReference: accessToken }, select: { name: true, login: true } })
      : null;
    // Cut once more than needed before, because what is taken out makes room.
    const clean = (text: string | null, charsMax: number) =>
      [{ login }, session, actor]
        .reduce((rest, known) => scrubbed(rest, known ?? {}), withoutSecrets((text ?? '').slice(0, 2 * charsMax)))
        .slice(0, charsMax);
    const message = clean(input.error, messageCharsMax);
    await tx.clientError.create({
      data: {
        fingerprint: fingerprintOf(message),
        message,
        info: clean(input.info, infoCharsMax),
        tipo: isTipo(tipo) ? tipo : null,
        tokenHash,
        createdAt: now,
      },
      select: { id: true },
    });
    return { received: true };
  },
});

function fingerprintOf(message: string): string {
  return createHash('sha256').update(causeOf(message)).digest('base64url').slice(0, 22);
}

function isTipo(value: string | null): value is Tipo {
  return (tipos as readonly (string | null)[]).includes(value);
}
