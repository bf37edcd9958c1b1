import { getTranslations } from 'next-intl/server';
import { Receipts } from '@/components/mural/receipts';
import { ToldPost } from '@/components/mural/told-post';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { muralPostById, muralReceipts } from '@/lib/mural/queries/mural-posts';
import { decodedParam } from '@/lib/platform/links';

type Props = { params: Promise<{ postId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('mural');
  return { title: t('one') };
}

export default async function MuralPostOfSchool({ params }: Props) {
  const actor = await enter('/school');
  const id = decodedParam((await params).postId);
  const post = await orNotFound(muralPostById(actor, { id }));
  const [t, receipts] = await Promise.all([getTranslations('mural'), orNotFound(muralReceipts(actor, { id }))]);
  const { section, title, className, studentName } = post;
  const trail = [{ label: t('title'), href: links.mural(section, 'school') }, { label: title }];
  return (
    <>
      <PageHeader
        title={title}
        lead={className ?? studentName ?? t('section.global')}
        above={<Breadcrumb label={t('title')} items={trail} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr] lg:gap-6">
        <ToldPost post={post} />
        <Receipts receipts={receipts} />
      </div>
    </>
  );
}
