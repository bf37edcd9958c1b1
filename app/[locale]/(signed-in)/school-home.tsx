import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CareBand } from '@/components/care/care-band';
import { Hero } from '@/components/shell/hero';
import { HomeScreen } from '@/components/shell/home-screen';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Actor } from '@/lib/access/actor';
import { orNull } from '@/lib/access/or-null';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { links } from '@/lib/links';
import { schoolAssistant } from '@/lib/school-ai/queries/overview';
import { schoolName } from '@/lib/schools/queries';
import { NewAnnouncements } from './_people/board/new-announcements';
import { WeekCard } from './week-card';

/** A school lands on its engagement (§2) and finds the same under its own address. */
export async function SchoolHome({ actor, week }: { actor: Actor; week?: ReactNode }) {
  const [t, school, { count }, assistant] = await Promise.all([
    getTranslations('home.school'),
    schoolName(actor),
    unseenCare(actor, {}),
    actor.schoolId ? orNull(schoolAssistant(actor, { schoolId: actor.schoolId })) : null,
  ]);
  const hasContact = assistant?.settings.contactEmail !== '';
  const [today] = assistant?.use ?? [];
  return (
    <HomeScreen
      actor={actor}
      school={school}
      first={
        <>
          <CareBand count={count} path={links.schoolCare()} />
          <NewAnnouncements actor={actor} />
        </>
      }
    >
      {!hasContact && (
        <Hero
          mood="up"
          title={t('noContact')}
          actions={
            <ButtonLink href={links.schoolAssistant()} variant="primary" size="lg" icon="mail">
              {t('giveContact')}
            </ButtonLink>
          }
        >
          {t('noContactText')}
        </Hero>
      )}
      {week && <div className="mb-8">{week}</div>}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {!week && <WeekCard href={links.schoolEngagement()} />}
        {count === 0 && (
          <Card title={t('care')}>
            <p className="mb-4 text-ink-soft">{t('noneWaits')}</p>
            <ButtonLink href={links.schoolCare()} icon="bell">
              {t('allNotices')}
            </ButtonLink>
          </Card>
        )}
        <Card title={t('people')} lead={t('peopleText')}>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={links.students('school')} icon="users">
              {t('students')}
            </ButtonLink>
            <ButtonLink href={links.guardians('school')} icon="users">
              {t('guardians')}
            </ButtonLink>
            <ButtonLink href={links.facilitators('school')} icon="users">
              {t('facilitators')}
            </ButtonLink>
            <ButtonLink href={links.classes('school')} icon="school">
              {t('classes')}
            </ButtonLink>
            <ButtonLink href={links.schoolCard()} icon="edit">
              {t('card')}
            </ButtonLink>
          </div>
        </Card>
        <Card title={t('assistant')}>
          <p className="mb-4 text-ink-soft">
            {t('answers', { count: today?.answers ?? 0, most: assistant?.settings.dailyAnswersMax ?? 0 })}
          </p>
          <ButtonLink href={links.schoolAssistant()} icon="robot">
            {t('settings')}
          </ButtonLink>
        </Card>
      </div>
    </HomeScreen>
  );
}
