import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { defineCommand } from '@/lib/access/define-command';
import { beginSeeing as begin } from '@/lib/access/seeing';
import { sessionAccountFields } from '@/lib/access/session-account';
import { abilities } from '../abilities';
import { loginKey } from '../rules';
import { SeeingStart } from '../schemas';

/**
 * Support looks at the product as one person does. Never as another administrator; it is no sign-in, so neither the
 * person's last one nor an event of one is written.
 */
export const beginSeeing = defineCommand({
  name: 'accounts.begin-seeing',
  may: abilities['seeing:begin'],
  input: SeeingStart,
  reply: z.object({ tipo: z.enum(tipos), until: z.string() }),
  target: ({ tx, input }) =>
    tx.account.findFirst({
      where: { loginKey: loginKey(input.login), active: true, NOT: { tipo: 'admin' } },
      select: { ...sessionAccountFields, schoolLinks: { select: { schoolId: true } } },
    }),
  run: async ({ tx, actor, input: { reason }, target: { schoolLinks, ...seen }, now }) => {
    const { sessionId, id: adminId } = actor;
    const all = [seen.schoolId, ...schoolLinks.map(({ schoolId }) => schoolId)].filter((id) => id !== null);
    const { until } = await begin(tx, { sessionId, adminId, seen, schoolIds: [...new Set(all)], reason, now });
    return {
      tipo: seen.tipo,
      until: until.toISOString(),
      seconds: Math.floor((until.getTime() - now.getTime()) / 1000),
    };
  },
});
