import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { NoInput } from '@/lib/platform/shapes';
import { transcriptsKeptMonths } from '../rules/limits';

/** Called by its job alone: how often somebody asked on a day is forgotten with what he asked. */
export const forgetUse = defineOpenCommand({
  name: 'assistant.forget-use',
  ownRecord: true,
  input: NoInput,
  target: noTarget,
  run: async ({ tx, now }) => {
    const count = await tx.$executeRaw`
      DELETE FROM assistant_use
       WHERE day < (${now}::timestamptz - make_interval(months => ${transcriptsKeptMonths}::int))::date`;
    return { count };
  },
});
