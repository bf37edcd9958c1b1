import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { EngagementScreen } from '@/components/analytics/engagement-screen';
import { homes } from '@/lib/access/areas';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { localized } from '@/lib/platform/links';
import { askedEngagement } from '../asked-engagement';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata() {
  const t = await getTranslations('engagement');
  return { title: t('title') };
}

/** Of a facilitator's own classes, and of all schools to an administrator; the others have it at home. */
export default async function EngagementPage({ searchParams }: Props) {
  const actor = await enter('/analytics');
  if (actor.tipo === 'escola' || actor.tipo === 'assessoria') redirect(localized(await getLocale(), homes[actor.tipo]));
  const asked = await askedEngagement(actor, await searchParams);
  return <EngagementScreen path={links.engagement()} {...asked} isPage />;
}
