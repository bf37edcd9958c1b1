import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';

export default async function MyFilesHome() {
  const actor = await enter('/myfiles-v2');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <NothingYet tipo={actor.tipo} />
    </HomeScreen>
  );
}
