import { NoLesson } from '@/components/classroom/no-lesson';
import { OwnModule } from '@/components/classroom/own-module';
import { OwnWay } from '@/components/classroom/own-way';
import { LessonsAhead } from '@/components/kept/lessons-ahead';
import { ClientWords } from '@/components/shell/client-words';
import { HomeScreen } from '@/components/shell/home-screen';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { ownWay } from '@/lib/classroom/queries/own-way';
import { roomsDue } from '@/lib/classroom/rules/own-way';
import { ownTests } from '@/lib/online-tests/queries/own-tests';
import { schoolName } from '@/lib/schools/queries';
import { ownPoints } from '@/lib/units/queries/own-points';
import { NewAnnouncements } from '../_people/board/new-announcements';
import { NewHonors } from './new-honors';
import { OpenTests } from './open-tests';
import { OwnNews } from './own-news';
import { OwnPoints } from './own-points';
import { OwnStarters } from './own-starters';

export default async function StudentHome() {
  const actor = await enter('/student');
  const [school, way, own] = await Promise.all([
    schoolName(actor),
    orNull(ownWay(actor, {})),
    orNull(ownTests(actor, {})),
  ]);
  const points = way && (await orNull(ownPoints(actor, { classId: way.class.id })));
  return (
    <HomeScreen
      actor={actor}
      school={school}
      first={
        <>
          <NewAnnouncements actor={actor} />
          {own && <OpenTests own={own} />}
          <NewHonors actor={actor} fresh={points?.fresh} />
        </>
      }
    >
      {way ? (
        <>
          <ClientWords namespaces={['seat']}>
            <OwnWay initial={way} />
            <div className="mt-6 grid gap-6">
              <OwnPoints points={points} />
              <OwnStarters actor={actor} lessons={way.lessons} />
              <OwnModule classId={way.class.id} />
            </div>
          </ClientWords>
          <LessonsAhead actor={actor} kind="seat" rooms={roomsDue(way)} />
        </>
      ) : (
        <NoLesson />
      )}
      <OwnNews actor={actor} />
    </HomeScreen>
  );
}
