import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { decodedParam } from '@/lib/platform/links';
import { offeredDoubt } from '@/lib/verified-answers/queries/offered-doubts';
import { AnswerForm } from '../../answer-form';
import { AnswerScreen } from '../../answer-screen';

export async function generateMetadata() {
  const t = await getTranslations('verifiedAnswers');
  return { title: t('new') };
}

export default async function NewVerifiedAnswer({ params }: { params: Promise<{ doubtId: string }> }) {
  const actor = await enter('/facilitator');
  const doubt = await orNotFound(offeredDoubt(actor, { doubtId: decodedParam((await params).doubtId) }));
  const t = await getTranslations('verifiedAnswers');
  return (
    <AnswerScreen title={t('new')} lead={t('where', { className: doubt.className, number: doubt.lessonNumber })}>
      <AnswerForm doubt={doubt} />
    </AnswerScreen>
  );
}
