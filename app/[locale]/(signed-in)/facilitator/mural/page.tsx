import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';

/** The spec's address of the mural: until there is one, whoever follows an old link finds the way home. */
export default async function MuralHome() {
  const actor = await enter('/facilitator');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <NothingYet tipo={actor.tipo} />
    </HomeScreen>
  );
}
