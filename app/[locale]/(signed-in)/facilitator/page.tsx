import { cookies } from 'next/headers';
import { CareBand } from '@/components/care/care-band';
import { LessonsAhead } from '@/components/kept/lessons-ahead';
import { HomeScreen } from '@/components/shell/home-screen';
import { readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { board, roomsToTeach } from '@/lib/classroom/queries/board';
import { needsOf } from '@/lib/classroom/rules/needs';
import { links } from '@/lib/links';
import { answeredTraining } from '@/lib/preliminary-training/queries';
import { schoolName } from '@/lib/schools/queries';
import { NewAnnouncements } from '../_people/board/new-announcements';
import { OwnNotices } from '../_people/notices/own-notices';
import { ClassCard } from './class-card';
import { ClassChoice } from './class-choice';
import { ModuleWay } from './module-way';
import { MuralCard } from './mural-card';
import { NeedsToday } from './needs-today';
import { NextAction } from './next-action';
import { PlansCard } from './plans-card';
import { pickClass, shownClassCookie } from './shown-class';

/** One next action of one class; then what waits in all of them. */
export default async function FacilitatorHome({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const [params, kept, school, { count }, classes, training] = await Promise.all([
    searchParams,
    cookies(),
    schoolName(actor),
    unseenCare(actor, {}),
    board(actor, {}),
    answeredTraining(actor, {}),
  ]);
  const shown = pickClass(classes, readText(params, 'class') || kept.get(shownClassCookie)?.value);
  return (
    <HomeScreen
      actor={actor}
      school={school}
      first={
        <>
          <CareBand count={count} path={links.facilitatorCare()} />
          <NewAnnouncements actor={actor} />
        </>
      }
    >
      {shown && classes.length > 1 && <ClassChoice classes={classes} shown={shown.id} />}
      <NextAction shown={shown} />
      <LessonsAhead actor={actor} kind="desk" rooms={roomsToTeach(classes)} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NeedsToday needs={needsOf(classes, training)} />
        {shown && <ClassCard shown={shown} />}
        {shown?.isStarted && <ModuleWay shown={shown} />}
        {shown?.isStarted && <MuralCard shown={shown} />}
        <OwnNotices actor={actor} />
        {shown && <PlansCard />}
      </div>
    </HomeScreen>
  );
}
