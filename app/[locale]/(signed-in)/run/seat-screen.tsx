import { getLocale } from 'next-intl/server';
import { NoLesson } from '@/components/classroom/no-lesson';
import { OwnTeamCard } from '@/components/classroom/own-team';
import { RunSeat } from '@/components/classroom/run-parts';
import { ClientWords } from '@/components/shell/client-words';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { rooms } from '@/lib/classroom/queries/rooms';
import { seat } from '@/lib/classroom/queries/seat';
import { localeOf } from '@/lib/platform/i18n/locales';
import { ownTeams } from '@/lib/teams/queries/own-teams';

/** The lesson that goes on in the pupil's class, else the next: of several classes the one that the address names. */
export async function SeatScreen({ actor, asked }: { actor: Actor; asked: string | undefined }) {
  const locale = localeOf(await getLocale());
  const [classId, [team]] = await Promise.all([asked ?? firstRoom(actor), ownTeams(actor, {})]);
  if (!classId) return <NoLesson />;
  const initial = await orNotFound(seat(actor, { classId, locale }));
  return (
    <ClientWords namespaces={['seat']}>
      <RunSeat key={classId} initial={initial} person={actor.seeing ? undefined : actor.id}>
        {team?.classId === classId && <OwnTeamCard team={team} />}
      </RunSeat>
    </ClientWords>
  );
}

/** A lesson under way comes first. */
export async function firstRoom(actor: Actor): Promise<string | undefined> {
  return (await rooms(actor, {}))[0]?.class.id;
}
