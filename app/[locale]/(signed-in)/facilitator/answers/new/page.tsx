import { getTranslations } from 'next-intl/server';
import { readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { offeredDoubt } from '@/lib/verified-answers/queries/offered-doubts';
import { AnswerForm } from '../answer-form';
import { AnswerScreen } from '../answer-screen';

export async function generateMetadata() {
  const t = await getTranslations('verifiedAnswers');
  return { title: t('new') };
}

export default async function NewVerifiedAnswer({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const doubt = await orNotFound(offeredDoubt(actor, { doubtId: readText(await searchParams, 'doubt') }));
  const t = await getTranslations('verifiedAnswers');
  return (
    <AnswerScreen title={t('new')} lead={t('where', { className: doubt.className, number: doubt.lessonNumber })}>
      <AnswerForm doubt={doubt} />
    </AnswerScreen>
  );
}
