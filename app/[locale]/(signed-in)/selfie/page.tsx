import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';

export default async function SelfieHome() {
  const actor = await enter('/selfie');
  return (
    <HomeScreen actor={actor} school={null}>
      <NothingYet tipo={actor.tipo} isHome />
    </HomeScreen>
  );
}
