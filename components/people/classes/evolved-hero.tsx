'use client';

import { useTranslations } from 'next-intl';
import { StartsHere } from '@/components/forms/starts-here';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import { UndoEvolution } from './undo-evolution';

type Props = { area: PeopleArea; planId: string; before: string; after: string; students: number };

/** It has happened: on to the new class, or back while nobody has touched it. */
export function EvolvedHero({ area, planId, before, after, students }: Props) {
  const t = useTranslations('classLife.evolve');
  return (
    <Hero
      mood="up"
      title={t('doneTitle')}
      actions={
        <StartsHere>
          <ButtonLink href={links.schoolClass(area, after)} variant="primary" size="lg" iconEnd="arrow-right">
            {t('open')}
          </ButtonLink>
          <UndoEvolution planId={planId} goTo={links.schoolClass(area, before)} />
        </StartsHere>
      }
    >
      {t('doneText', { count: students })}
    </Hero>
  );
}
