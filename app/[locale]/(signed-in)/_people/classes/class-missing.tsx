import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';

/** A class that is not there, or a neighbour's (§8): the way back is the list of the own ones. */
export async function ClassMissing({ area }: { area: PeopleArea }) {
  const t = await getTranslations('classes.missing');
  return (
    <NotFoundView
      title={t('title')}
      actions={
        <ButtonLink href={links.classes(area)} variant="primary">
          {t('back')}
        </ButtonLink>
      }
    >
      {t('text')}
    </NotFoundView>
  );
}
