import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { BoardClass } from '@/lib/classroom/queries/board';
import { links } from '@/lib/links';
import { PointsCard } from './points-card';

/** The class at a glance, where its people are arranged, and once it has begun what it has earned. */
export function ClassCard({ shown: { id, name, isStarted, pupils, attendance, doubts } }: { shown: BoardClass }) {
  const t = useTranslations('home.facilitator.class');
  return (
    <>
      <Card title={name}>
        <KeyValueList
          items={[
            { key: 'pupils', label: t('pupils'), value: pupils },
            ...(isStarted
              ? [{ key: 'last', label: t('last'), value: attendance ? t('lastOf', attendance) : t('never') }]
              : []),
            ...(doubts > 0 ? [{ key: 'doubts', label: t('doubts'), value: doubts }] : []),
          ]}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink href={links.schoolClass('facilitator', id)} icon="users">
            {t('open')}
          </ButtonLink>
          {isStarted && <ButtonLink href={links.teams(id)}>{t('teams')}</ButtonLink>}
        </div>
      </Card>
      {isStarted && <PointsCard id={id} />}
    </>
  );
}
