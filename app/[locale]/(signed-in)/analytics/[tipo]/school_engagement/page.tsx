import { notFound } from 'next/navigation';
import { enter } from '@/lib/access/enter';
import { AdvisorHome } from '../../../advisor-home';
import { SchoolHome } from '../../../school-home';

/** The spec's own words in the address, and whose home each is. */
const owners: Record<string, string> = { school: 'escola', advisor: 'assessoria' };

export default async function EngagementHome({ params }: { params: Promise<{ tipo: string }> }) {
  const actor = await enter('/analytics');
  if (owners[(await params).tipo] !== actor.tipo) notFound();
  return actor.tipo === 'escola' ? <SchoolHome actor={actor} /> : <AdvisorHome actor={actor} />;
}
