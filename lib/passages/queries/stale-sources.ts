import { defineCatalogue } from '@/lib/access/define-catalogue';
import { passageForm } from '../rules/form';
import type { passageSources } from '../rules/search';

/** Those whose passages an earlier version of the product made, in another form of plain text. */
export const staleSources = defineCatalogue({
  name: 'passages.stale-sources',
  run: async ({ db }, source: (typeof passageSources)[number]) => {
    const stale = await db.passage.findMany({
      where: { source, form: { lt: passageForm } },
      distinct: ['sourceId'],
      orderBy: { sourceId: 'asc' },
      select: { sourceId: true },
    });
    return stale.map(({ sourceId }) => sourceId);
  },
});
