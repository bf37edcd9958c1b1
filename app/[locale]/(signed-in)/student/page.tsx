import { getTranslations } from 'next-intl/server';
import { NoLesson } from '@/components/classroom/no-lesson';
import { Hero } from '@/components/shell/hero';
import { HomeScreen } from '@/components/shell/home-screen';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { ownConversations } from '@/lib/assistant/queries/own-conversations';
import { askedLesson } from '@/lib/assistant/rules/asked-lesson';
import { links } from '@/lib/links';
import { schoolName } from '@/lib/schools/queries';
import { NewAnnouncements } from '../_people/board/new-announcements';
import { LessonPath } from './lesson-path';
import { openModule } from './open-module';
import { OwnNews } from './own-news';

export default async function StudentHome() {
  const actor = await enter('/student');
  const [t, school, module, talks] = await Promise.all([
    getTranslations('home.student'),
    schoolName(actor),
    openModule(actor),
    orNull(ownConversations(actor, {})),
  ]);
  const lessons = module?.units.flatMap((unit) => unit.lessons) ?? [];
  const asked = module ? askedLesson(lessons, talks?.items ?? [], module.code) : undefined;
  const current = asked ?? lessons[0];
  return (
    <HomeScreen actor={actor} school={school} first={<NewAnnouncements actor={actor} />}>
      {module && current ? (
        <>
          <Hero
            mood={asked ? undefined : 'up'}
            above={t(asked ? 'goOn' : 'begin')}
            title={t('lesson', { number: current.number, name: current.name })}
            actions={
              <ButtonLink
                href={links.lesson({ ...current, course: module.courseCode, module: module.code })}
                variant="primary"
                size="lg"
                icon="play"
              >
                {t(asked ? 'goOnButton' : 'beginButton')}
              </ButtonLink>
            }
          >
            {current.objective}
          </Hero>
          <LessonPath module={module} current={current.code} />
        </>
      ) : (
        <NoLesson />
      )}
      <OwnNews actor={actor} />
    </HomeScreen>
  );
}
