import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';

/** The spec's address of the mural: until there is one, whoever follows an old link finds the own home. */
export default async function MuralHome() {
  const actor = await enter('/facilitator');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <CatalogueCard />
    </HomeScreen>
  );
}
