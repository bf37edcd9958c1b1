import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

/** Where everybody is registered, the most used first. */
export function PeopleCard() {
  const t = useTranslations('home.people');
  const nav = useTranslations('shell.navigation');
  return (
    <Card title={t('title')} lead={t('text')}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.admSchools()} icon="school">
          {nav('schools')}
        </ButtonLink>
        <ButtonLink href={links.students('adm')} icon="users">
          {nav('students')}
        </ButtonLink>
        <ButtonLink href={links.facilitators('adm')} icon="users">
          {nav('facilitators')}
        </ButtonLink>
        <ButtonLink href={links.advisors()} icon="users">
          {nav('advisors')}
        </ButtonLink>
        <ButtonLink href={links.users()} icon="key">
          {nav('users')}
        </ButtonLink>
        <ButtonLink href={links.trainingRequests('adm')} icon="calendar">
          {t('training')}
        </ButtonLink>
      </div>
    </Card>
  );
}
