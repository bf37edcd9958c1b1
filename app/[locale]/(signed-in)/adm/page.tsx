import { getTranslations } from 'next-intl/server';
import { HomeScreen } from '@/components/shell/home-screen';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { enter } from '@/lib/access/enter';
import { courseList } from '@/lib/courses/queries';
import { links } from '@/lib/links';

export default async function AdministrationHome() {
  const actor = await enter('/adm');
  const [t, upkeep, assistant, { total }] = await Promise.all([
    getTranslations('home.administration'),
    getTranslations('home.upkeep'),
    getTranslations('home.assistant'),
    courseList(actor, {}),
  ]);
  return (
    <HomeScreen actor={actor} school={null}>
      <Card title={t('title')} accent>
        <p className="mb-4 text-ink-soft">{t('text', { count: total })}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={links.admCourses()} variant="primary" icon="book">
            {t('open')}
          </ButtonLink>
          <ButtonLink href={links.admNewCourse()} icon="plus">
            {t('new')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={upkeep('title')}>
        <p className="mb-4 text-ink-soft">{upkeep('text')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={links.admJobs()} icon="settings">
            {upkeep('jobs')}
          </ButtonLink>
          <ButtonLink href={links.admErrors()} icon="warning">
            {upkeep('errors')}
          </ButtonLink>
          <ButtonLink href={links.admAssistant()} icon="robot">
            {assistant('schools')}
          </ButtonLink>
          <ButtonLink href={links.admMails()} icon="mail">
            {upkeep('mails')}
          </ButtonLink>
        </div>
      </Card>
    </HomeScreen>
  );
}
