import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';

export default async function RunHome() {
  const actor = await enter('/run');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <CatalogueCard />
    </HomeScreen>
  );
}
