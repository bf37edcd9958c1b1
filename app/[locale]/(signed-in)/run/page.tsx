import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';

export default async function RunHome() {
  const actor = await enter('/run');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <NothingYet tipo={actor.tipo} />
    </HomeScreen>
  );
}
