import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import { NewAnnouncements } from '../_people/board/new-announcements';

export default async function SelfieHome() {
  const actor = await enter('/selfie');
  return (
    <HomeScreen actor={actor} school={null} first={<NewAnnouncements actor={actor} />}>
      <NothingYet tipo={actor.tipo} isHome />
    </HomeScreen>
  );
}
