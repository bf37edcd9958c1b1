import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { limitRate } from '@/lib/access/rate-limit';
import { isProductionHost } from '@/lib/platform/env/production-host';
import { Counted, SeenPage } from '../schemas';

/** A person opens a page every few seconds at most; a whole school may look at open pages from one address. */
const perSession = { name: 'analytics.page-view:session', max: 40, seconds: 60 };
const perAddress = { name: 'analytics.page-view:address', max: 600, seconds: 60 };
/** Of everybody who is not signed in: rows that anybody may make, kept as long as the statistics. */
const openADay = { name: 'analytics.page-view:open-day', of: '', max: 300_000, seconds: 24 * 3600 };

/** Longer ones are cut, not refused: a page whose title is long was seen all the same. */
const pageCharsMax = 300;
const titleCharsMax = 200;

/**
 * Person, tipo and school are the session's and the time is ours, whatever the record says of them. What an administrator looks
 * at while seeing as somebody is no visit of that person's: it stands in the seeing.
 */
export const countPageView = defineOpenCommand({
  name: 'analytics.count-page-view',
  input: z.extend(SeenPage, { address: z._default(z.string(), '') }),
  reply: Counted,
  ownRecord: true,
  prepare: async ({ actor, input: { address } }) => {
    const counted = isProductionHost() && !actor?.seeing;
    if (counted) await limitRate(actor ? { ...perSession, of: actor.sessionId } : { ...perAddress, of: address });
    if (counted && !actor) await limitRate(openADay);
    return { counted };
  },
  target: noTarget,
  run: async ({ tx, actor, input: { page, title }, prepared: { counted }, now }) => {
    if (!counted) return { counted };
    await tx.$executeRaw`
      INSERT INTO page_views (at, user_id, profile, school_id, page, title)
      VALUES (${now}, ${actor?.id ?? null}::uuid, ${actor?.tipo ?? null}::"Tipo", ${actor?.schoolId ?? null}::uuid,
              ${withoutQuery(page).slice(0, pageCharsMax)}, ${title.slice(0, titleCharsMax)})`;
    return { counted };
  },
});

/** What was searched for is nobody's to count: a query may carry a child's name. */
function withoutQuery(page: string): string {
  return page.replace(/\?[^#]*/g, '');
}
