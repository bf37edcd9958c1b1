import { getTranslations } from 'next-intl/server';
import { HomeScreen } from '@/components/shell/home-screen';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { enter } from '@/lib/access/enter';
import { courseList } from '@/lib/courses/queries';
import { links } from '@/lib/links';
import { NewAnnouncements } from '../_people/board/new-announcements';
import { WeekCard } from '../week-card';
import { failureCounts } from './failure-counts';
import { FailureTile } from './failure-tile';
import { PeopleCard } from './people-card';

export default async function AdministrationHome() {
  const actor = await enter('/adm');
  const [t, upkeep, assistant, { total }, failed] = await Promise.all([
    getTranslations('home.administration'),
    getTranslations('home.upkeep'),
    getTranslations('home.assistant'),
    courseList(actor, {}),
    failureCounts(actor),
  ]);
  return (
    <HomeScreen actor={actor} school={null} first={<NewAnnouncements actor={actor} />}>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <FailureTile href={links.admJobs()} label={upkeep('jobs')} note={upkeep('jobsNote')} count={failed.jobs} />
        <FailureTile
          href={links.admErrors()}
          label={upkeep('errors')}
          note={upkeep('errorsNote')}
          count={failed.errors}
        />
        <FailureTile href={links.admMails()} label={upkeep('mails')} note={upkeep('mailsNote')} count={failed.mails} />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={t('title')}>
          <p className="mb-4 text-ink-soft">{t('text', { count: total })}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={links.admCourses()} icon="book">
              {t('open')}
            </ButtonLink>
            <ButtonLink href={links.admNewCourse()} icon="plus">
              {t('new')}
            </ButtonLink>
          </div>
        </Card>
        <PeopleCard />
        <WeekCard href={links.engagement()} />
        <Card title={assistant('title')}>
          <p className="mb-4 text-ink-soft">{assistant('text')}</p>
          <ButtonLink href={links.admAssistant()} icon="robot">
            {assistant('schools')}
          </ButtonLink>
        </Card>
      </div>
    </HomeScreen>
  );
}
