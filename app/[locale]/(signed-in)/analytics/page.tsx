import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { homes } from '@/lib/access/areas';
import { enter } from '@/lib/access/enter';
import { localized } from '@/lib/platform/links';

/** The spec's /analytics/#/…/school_engagement arrives here without its fragment: each tipo goes to its own report. */
export default async function Analytics() {
  const actor = await enter('/analytics');
  redirect(localized(await getLocale(), homes[actor.tipo]));
}
