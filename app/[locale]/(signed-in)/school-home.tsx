import { CareBand } from '@/components/care/care-band';
import { HomeScreen } from '@/components/shell/home-screen';
import type { Actor } from '@/lib/access/actor';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { links } from '@/lib/links';
import { schoolName } from '@/lib/schools/queries';
import { SchoolAssistantCard } from './school-assistant-card';

/** A school lands on its engagement (§2) and finds the same under its own address. */
export async function SchoolHome({ actor }: { actor: Actor }) {
  const [school, { count }] = await Promise.all([schoolName(actor), unseenCare(actor, {})]);
  return (
    <HomeScreen actor={actor} school={school} first={<CareBand count={count} path={links.schoolCare()} />}>
      <SchoolAssistantCard />
    </HomeScreen>
  );
}
