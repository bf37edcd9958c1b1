import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';
import { PreparationCards } from './preparation-cards';

export default async function FacilitatorHome() {
  const actor = await enter('/facilitator');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <PreparationCards />
      <CatalogueCard />
    </HomeScreen>
  );
}
