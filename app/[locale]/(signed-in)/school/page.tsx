import { CareCard } from '@/components/care/care-card';
import { CatalogueCard } from '@/components/shell/catalogue-card';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { links } from '@/lib/links';
import { schoolName } from '@/lib/schools/queries';
import { AssistantCard } from './assistant-card';

export default async function SchoolHome() {
  const actor = await enter('/school');
  const [school, { count }] = await Promise.all([schoolName(actor), unseenCare(actor, {})]);
  return (
    <HomeScreen actor={actor} school={school}>
      {count > 0 && <CareCard count={count} path={links.schoolCare()} />}
      <CatalogueCard />
      <AssistantCard />
      {count === 0 && <CareCard count={0} path={links.schoolCare()} />}
    </HomeScreen>
  );
}
