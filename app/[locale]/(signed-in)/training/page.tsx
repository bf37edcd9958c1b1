import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { schoolName } from '@/lib/schools/queries';
import { AssistantCard } from './assistant-card';

export default async function TrainingHome() {
  const actor = await enter('/training');
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <AssistantCard />
    </HomeScreen>
  );
}
