import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { topicsOfBases } from '@/lib/knowledge-base/queries/knowledge-bases';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { dislikedAnswer } from '@/lib/training/queries/disliked';
import { subjectLabels } from '../../subject-labels';
import { DislikedParts } from '../disliked-parts';
import { ReviewAnswer } from '../review-answer';
import { TeachAnswer } from '../teach-answer';
import { WhereToWrite } from './where-to-write';

export async function generateMetadata() {
  const t = await getTranslations('trainingDisliked');
  return { title: t('detail') };
}

export default async function DislikedAnswer({ params }: { params: Promise<{ answer: string }> }) {
  const actor = await enter('/training');
  const item = await orNotFound(dislikedAnswer(actor, { id: decodedParam((await params).answer) }));
  const [t, { items: bases }, subject] = await Promise.all([
    getTranslations('trainingDisliked'),
    topicsOfBases(actor, {}),
    subjectLabels(actor, [item.subject]),
  ]);
  const trail = [{ label: t('title'), href: links.trainingDisliked() }, { label: t('detail') }];
  return (
    <ClientWords namespaces={['training', 'trainingDisliked', 'failures', 'fields', 'shell', 'ui']}>
      <PageHeader title={t('detail')} above={<Breadcrumb label={t('title')} items={trail} />} />
      <div className="grid gap-6">
        <Card
          footer={
            <>
              {!item.reviewedAt && <TeachAnswer id={item.id} question={item.question} />}
              <ReviewAnswer id={item.id} reviewed={item.reviewedAt !== null} />
            </>
          }
        >
          <DislikedParts item={item} subject={subject(item.subject)} />
        </Card>
        {!item.reviewedAt && (
          <WhereToWrite answer={item} bases={bases.map(({ id, name, topics }) => ({ id, name, topics }))} />
        )}
      </div>
    </ClientWords>
  );
}
