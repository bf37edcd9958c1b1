import type { Actor } from '@/lib/access/actor';
import { clientErrorList } from '@/lib/upkeep/queries/client-errors';
import { failedJobList } from '@/lib/upkeep/queries/failed-jobs';
import { mailList } from '@/lib/upkeep/queries/mails';

/** What failed and waits for somebody. Errors that are not mended stand first: a page of them is as good as more. */
export async function failureCounts(actor: Actor) {
  const [jobs, errors, mails] = await Promise.all([
    failedJobList(actor, { page: 1 }),
    clientErrorList(actor, { page: 1 }),
    mailList(actor, { state: 'failed', page: 1 }),
  ]);
  const open = errors.items.filter(({ solved }) => !solved).length;
  return {
    jobs: String(jobs.total),
    errors: open === errors.pageSize ? `${open}+` : String(open),
    mails: String(mails.total),
  };
}
