import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { homes } from '@/lib/access/areas';
import { enter } from '@/lib/access/enter';
import { endingFragment, localized } from '@/lib/platform/links';

/** The spec's /analytics/#/…/school_engagement arrives here without its fragment: each tipo goes to its own home. */
export default async function Analytics() {
  const actor = await enter('/analytics');
  redirect(endingFragment(localized(await getLocale(), homes[actor.tipo])));
}
