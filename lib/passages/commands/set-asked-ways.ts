import { defineCommand, noTarget } from '@/lib/access/define-command';
import { announce } from '@/lib/platform/cache/catalogue';
import { AskedWays } from '../schemas';

/** From now on people ask for these sections in these ways; those of the source's other sections stay. */
export const setAskedWays = defineCommand({
  name: 'passages.set-asked-ways',
  may: 'passage:replace',
  input: AskedWays,
  target: noTarget,
  run: async ({ tx, input: { source, sourceId, sections } }) => {
    const named = sections.map(({ section }) => section);
    await tx.askedWay.deleteMany({ where: { source, sourceId, section: { in: named } } });
    const data = sections.flatMap(({ section, ways }) => ways.map((words) => ({ source, sourceId, section, words })));
    const { count } = await tx.askedWay.createMany({ data, skipDuplicates: true });
    await announce(tx, 'passages');
    return { count };
  },
});
