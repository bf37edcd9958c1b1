import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';

export default async function MyFilesHome() {
  const actor = await enter('/myfiles-v2');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <CatalogueCard />
    </HomeScreen>
  );
}
