'use client';

import { useTranslations } from 'next-intl';
import { useSelection } from '@/components/lists/selection';
import { ButtonLink } from '@/components/ui/button';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/login-cards/links';

/** For the bar of a list of students: on to the cards of those who are selected. */
export function PrintSelected({ area }: { area: PeopleArea }) {
  const t = useTranslations('cards');
  const { ids } = useSelection();
  return (
    <ButtonLink href={links.studentCards(area, ids)} size="sm" icon="print">
      {t('print')}
    </ButtonLink>
  );
}
