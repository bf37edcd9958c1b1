import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { readConversations } from '@/lib/class-reading/commands/read-conversations';
import { classPupil } from '@/lib/class-reading/queries/class-pupils';
import { links } from '@/lib/links';
import { Transcript } from './transcript';

export async function generateMetadata() {
  const t = await getTranslations('classReading');
  return { title: t('title') };
}

type Props = { params: Promise<{ classId: string; studentId: string }>; searchParams: Promise<SearchParams> };

export default async function PupilConversations({ params, searchParams }: Props) {
  const actor = await enter('/facilitator');
  const { classId, studentId } = await params;
  const ref = { classId, studentId };
  const { class: schoolClass, pupil } = await orNotFound(classPupil(actor, ref));
  const read = await orNotFound(readConversations(actor, { ...ref, page: readPage(await searchParams) }));
  const t = await getTranslations('classReading');
  const trail = [
    { label: t('title'), href: links.classReading() },
    { label: schoolClass.name, href: links.classConversations(classId) },
    { label: pupil.name },
  ];
  return (
    <div className="mx-auto max-w-[56rem]">
      <PageHeader
        above={<Breadcrumb label={t('title')} items={trail} />}
        title={
          <span className="flex items-center gap-3">
            <Avatar name={pupil.name} photo={pupil.photoUrl} size={48} />
            {pupil.name}
          </span>
        }
        lead={t('reading.lead', { total: read.total })}
      />
      <Transcript read={read} pupil={pupil} address={links.pupilConversations(classId, studentId)} />
    </div>
  );
}
