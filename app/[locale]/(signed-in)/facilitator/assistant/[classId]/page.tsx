import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { classPupils } from '@/lib/class-reading/queries/class-pupils';
import { classWeek } from '@/lib/class-reading/queries/class-weeks';
import { links } from '@/lib/links';
import { readWeek } from '../read-week';
import { WeekChoice } from '../week-choice';
import { PupilList } from './pupil-list';
import { WeekView } from './week-view';

export async function generateMetadata() {
  const t = await getTranslations('classReading');
  return { title: t('title') };
}

type Props = { params: Promise<{ classId: string }>; searchParams: Promise<SearchParams> };

export default async function ClassConversations({ params, searchParams }: Props) {
  const actor = await enter('/facilitator');
  const { classId } = await params;
  const { item, week, weeks } = await orNotFound(classWeek(actor, { classId, ...readWeek(await searchParams) }));
  const [{ items: pupils }, t] = await Promise.all([classPupils(actor, { classId }), getTranslations('classReading')]);
  const trail = [
    { label: t('title'), href: links.classReading(week === weeks[0] ? undefined : week) },
    { label: item.name },
  ];
  return (
    <>
      <PageHeader
        above={<Breadcrumb label={t('title')} items={trail} />}
        title={item.name}
        lead={item.course}
        actions={<WeekChoice week={week} weeks={weeks} hrefOf={(to) => links.classConversations(classId, to)} />}
      />
      <div className="grid gap-4">
        <WeekView summary={item} />
        <PupilList classId={classId} pupils={pupils} />
      </div>
    </>
  );
}
