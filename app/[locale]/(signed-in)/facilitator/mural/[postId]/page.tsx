import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { MuralForm } from '@/components/mural/mural-form';
import { Receipts } from '@/components/mural/receipts';
import { ToldPost } from '@/components/mural/told-post';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { deleteMuralPostOp } from '@/lib/mural/contract';
import { muralPostById, muralReceipts } from '@/lib/mural/queries/mural-posts';
import { decodedParam } from '@/lib/platform/links';
import { MuralScreen } from '../mural-screen';

type Props = { params: Promise<{ postId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('mural');
  return { title: t('one') };
}

export default async function MuralPost({ params }: Props) {
  const actor = await enter('/facilitator');
  const id = decodedParam((await params).postId);
  const post = await orNotFound(muralPostById(actor, { id }));
  const [t, receipts] = await Promise.all([getTranslations('mural'), orNotFound(muralReceipts(actor, { id }))]);
  const { section, title, from, className, studentName, isOwn } = post;
  return (
    <MuralScreen
      section={section}
      title={title}
      lead={className ?? studentName ?? t('about.global')}
      actions={
        isOwn && (
          <DeleteButton
            op={deleteMuralPostOp}
            input={{ id }}
            words={{ label: t('delete.ask'), title: t('delete.title', { title }) }}
            goTo={links.mural(section)}
          >
            {t('delete.text')}
          </DeleteButton>
        )
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr] lg:gap-6">
        <div className="order-2 min-w-0 lg:order-1">
          {isOwn ? <MuralForm section={section} choices={[]} today={from} post={post} /> : <ToldPost post={post} />}
        </div>
        <div className="order-1 lg:order-2">
          <Receipts receipts={receipts} />
        </div>
      </div>
    </MuralScreen>
  );
}
