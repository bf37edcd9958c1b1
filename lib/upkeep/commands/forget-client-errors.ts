import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { NoInput } from '@/lib/platform/shapes';

const keptMs = 90 * 24 * 3600 * 1000;

/** Called by its job alone. A mark whose errors are gone goes with them. */
export const forgetClientErrors = defineOpenCommand({
  name: 'upkeep.forget-client-errors',
  input: NoInput,
  target: noTarget,
  run: async ({ tx, now }) => {
    const { count } = await tx.clientError.deleteMany({
      where: { createdAt: { lt: new Date(now.getTime() - keptMs) } },
    });
    await tx.$executeRaw`
      DELETE FROM solved_client_errors s
       WHERE NOT EXISTS (SELECT FROM client_errors e WHERE e.fingerprint = s.fingerprint)`;
    return { count };
  },
});
