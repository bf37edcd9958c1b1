import { getTranslations } from 'next-intl/server';
import { CareBand } from '@/components/care/care-band';
import { HomeScreen } from '@/components/shell/home-screen';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { classWeeks } from '@/lib/class-reading/queries/class-weeks';
import { links } from '@/lib/links';
import { schoolName } from '@/lib/schools/queries';
import { studyCourses } from '@/lib/self-study/queries';
import { NewAnnouncements } from '../_people/board/new-announcements';
import { OwnNotices } from '../_people/notices/own-notices';
import { ClassQuestions } from './class-questions';
import { lessonInHand } from './lesson-in-hand';
import { NextLesson } from './next-lesson';
import { NoLesson } from './no-lesson';
import { OwnStudies } from './own-studies';

export default async function FacilitatorHome() {
  const actor = await enter('/facilitator');
  const [t, school, { count }, inHand, weeks, courses] = await Promise.all([
    getTranslations('home.facilitator'),
    schoolName(actor),
    unseenCare(actor, {}),
    lessonInHand(actor),
    orNull(classWeeks(actor, {})),
    studyCourses(actor, {}),
  ]);
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
      {inHand ? <NextLesson inHand={inHand} /> : <NoLesson />}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <OwnNotices actor={actor} />
        {weeks && weeks.items.length > 0 && <ClassQuestions weeks={weeks.items} />}
        <OwnStudies courses={courses} />
        {inHand && (
          <Card
            title={t('plansTitle')}
            actions={
              <ButtonLink href={links.lessonPlans()} icon="calendar">
                {t('plans')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </HomeScreen>
  );
}
