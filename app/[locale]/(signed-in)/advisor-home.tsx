import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Hero } from '@/components/shell/hero';
import { HomeScreen } from '@/components/shell/home-screen';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Actor } from '@/lib/access/actor';
import { orNull } from '@/lib/access/or-null';
import { links } from '@/lib/links';
import { openableSchools, schoolName } from '@/lib/schools/queries';
import { dislikedAnswers } from '@/lib/training/queries/disliked';
import { NewAnnouncements } from './_people/board/new-announcements';
import { WeekCard } from './week-card';

/** An advisor lands on the engagement of his schools (§2) and finds the same under his own address. */
export async function AdvisorHome({ actor, week }: { actor: Actor; week?: ReactNode }) {
  const [t, school, schools, disliked] = await Promise.all([
    getTranslations('home.advisor'),
    schoolName(actor),
    openableSchools(actor, {}),
    orNull(dislikedAnswers(actor, { page: 1 })),
  ]);
  const count = disliked?.total ?? 0;
  return (
    <HomeScreen actor={actor} school={school} first={<NewAnnouncements actor={actor} />}>
      <Hero
        mood={count > 0 ? 'up' : 'asleep'}
        title={t('disliked', { count })}
        actions={
          count > 0 && (
            <ButtonLink href={links.trainingDisliked()} variant="primary" size="lg" icon="flag">
              {t('review')}
            </ButtonLink>
          )
        }
      >
        {t(count > 0 ? 'dislikedText' : 'noneText')}
      </Hero>
      {week && <div className="mb-8">{week}</div>}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {!week && <WeekCard href={links.advisorEngagement()} />}
        <Card
          title={t('schools')}
          actions={
            <ButtonLink href={links.advisorSchools()} size="sm" icon="school">
              {t('linkSchools')}
            </ButtonLink>
          }
        >
          {schools.length === 0 ? (
            <p className="text-ink-soft">{t('noSchools')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {schools.map(({ id, name }) => (
                <li key={id} className="py-2">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={t('knowledge')}>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={links.trainingBases()} icon="book">
              {t('bases')}
            </ButtonLink>
            <ButtonLink href={links.trainingEvaluation()} icon="chart">
              {t('evaluation')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </HomeScreen>
  );
}
