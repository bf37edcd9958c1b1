import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { offeredDoubts } from '@/lib/verified-answers/queries/offered-doubts';
import { verifiedAnswerList } from '@/lib/verified-answers/queries/verified-answers';
import { AnswerTable } from './answer-table';
import { OfferedDoubts } from './offered-doubts';

export async function generateMetadata() {
  const t = await getTranslations('verifiedAnswers');
  return { title: t('heading') };
}

export default async function VerifiedAnswers({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const params = await searchParams;
  const [t, offered, found] = await Promise.all([
    getTranslations('verifiedAnswers'),
    actor.seeing ? [] : offeredDoubts(actor, {}),
    verifiedAnswerList(actor, { search: readText(params, 'q'), page: readPage(params) }),
  ]);
  return (
    <>
      <PageHeader title={t('heading')} lead={t('lead')} />
      <OfferedDoubts offered={offered} />
      <Card flush title={t('kept')}>
        <AnswerTable address={{ path: links.verifiedAnswers(), params }} found={found} />
      </Card>
    </>
  );
}
