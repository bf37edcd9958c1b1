import { OwnTeamCard } from '@/components/classroom/own-team';
import type { Actor } from '@/lib/access/actor';
import { ownTeams } from '@/lib/teams/queries/own-teams';
import { OwnNotices } from '../_people/notices/own-notices';
import { OwnMural } from './own-mural';

/** Below the lesson: whom one works with, and what one is told. */
export async function OwnNews({ actor }: { actor: Actor }) {
  const [team] = await ownTeams(actor, {});
  return (
    <div className="mt-6 grid gap-6">
      {team && <OwnTeamCard team={team} />}
      <OwnMural actor={actor} />
      <OwnNotices actor={actor} />
    </div>
  );
}
