import { CareBand } from '@/components/care/care-band';
import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { links } from '@/lib/links';
import { schoolName } from '@/lib/schools/queries';
import { ClassReadingCard } from './class-reading-card';
import { PreparationCards } from './preparation-cards';

export default async function FacilitatorHome() {
  const actor = await enter('/facilitator');
  const [school, { count }] = await Promise.all([schoolName(actor), unseenCare(actor, {})]);
  return (
    <HomeScreen actor={actor} school={school} first={<CareBand count={count} path={links.facilitatorCare()} />}>
      <PreparationCards />
      <ClassReadingCard />
      <CatalogueCard />
    </HomeScreen>
  );
}
