import { enter } from '@/lib/access/enter';
import { SchoolHome } from '../school-home';

export default async function School() {
  const actor = await enter('/school');
  return <SchoolHome actor={actor} />;
}
