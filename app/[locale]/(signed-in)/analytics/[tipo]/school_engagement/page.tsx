import { notFound } from 'next/navigation';
import { EngagementScreen } from '@/components/analytics/engagement-screen';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { AdvisorHome } from '../../../advisor-home';
import { SchoolHome } from '../../../school-home';
import { askedEngagement } from '../../asked-engagement';

/** The spec's own words in the address, and whose home each is. */
const owners: Record<string, string> = { school: 'escola', advisor: 'assessoria' };

type Props = {
  params: Promise<{ tipo: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function EngagementHome({ params, searchParams }: Props) {
  const actor = await enter('/analytics');
  if (owners[(await params).tipo] !== actor.tipo) notFound();
  const isSchool = actor.tipo === 'escola';
  const path = isSchool ? links.schoolEngagement() : links.advisorEngagement();
  const screen = <EngagementScreen path={path} {...(await askedEngagement(actor, await searchParams))} />;
  return isSchool ? <SchoolHome actor={actor} week={screen} /> : <AdvisorHome actor={actor} week={screen} />;
}
