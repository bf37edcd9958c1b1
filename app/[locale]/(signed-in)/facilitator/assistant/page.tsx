import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { classWeeks } from '@/lib/class-reading/queries/class-weeks';
import { links } from '@/lib/links';
import { ClassCard } from './class-card';
import { readWeek } from './read-week';
import { WeekChoice } from './week-choice';

export async function generateMetadata() {
  const t = await getTranslations('classReading');
  return { title: t('title') };
}

export default async function ClassConversations({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const { items, week, weeks } = await orNotFound(classWeeks(actor, readWeek(await searchParams)));
  const t = await getTranslations('classReading');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<WeekChoice week={week} weeks={weeks} hrefOf={links.classReading} />}
      />
      {items.length === 0 && (
        <EmptyState icon="users" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      <div className="grid gap-4">
        {items.map((each) => (
          <ClassCard key={each.id} summary={each} week={week === weeks[0] ? undefined : week} />
        ))}
      </div>
    </>
  );
}
