import { enter } from '@/lib/access/enter';
import { AdvisorHome } from '../advisor-home';

export default async function Advisor() {
  const actor = await enter('/advisor');
  return <AdvisorHome actor={actor} />;
}
