import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';

export default async function SelfieHome() {
  const actor = await enter('/selfie');
  return <HomeScreen actor={actor} school={null} />;
}
