import { notFound } from 'next/navigation';
import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';
import { SchoolHome } from '../../../school-home';

/** The spec's own words in the address, and whose home each is. */
const owners: Record<string, string> = { school: 'escola', advisor: 'assessoria' };

export default async function EngagementHome({ params }: { params: Promise<{ tipo: string }> }) {
  const actor = await enter('/analytics');
  if (owners[(await params).tipo] !== actor.tipo) notFound();
  if (actor.tipo === 'escola') return <SchoolHome actor={actor} />;
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <CatalogueCard />
    </HomeScreen>
  );
}
