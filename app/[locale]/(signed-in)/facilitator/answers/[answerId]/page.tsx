import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { deleteVerifiedAnswerOp } from '@/lib/verified-answers/contract';
import { verifiedAnswerById } from '@/lib/verified-answers/queries/verified-answers';
import { AnswerForm } from '../answer-form';
import { AnswerScreen } from '../answer-screen';

export async function generateMetadata() {
  const t = await getTranslations('verifiedAnswers');
  return { title: t('one') };
}

export default async function VerifiedAnswer({ params }: { params: Promise<{ answerId: string }> }) {
  const actor = await enter('/facilitator');
  const id = decodedParam((await params).answerId);
  const kept = await orNotFound(verifiedAnswerById(actor, { id }));
  const t = await getTranslations('verifiedAnswers');
  return (
    <AnswerScreen
      title={t('one')}
      lead={t('of', { lesson: kept.lessonName, className: kept.className })}
      actions={
        <DeleteButton
          op={deleteVerifiedAnswerOp}
          input={{ id }}
          words={{ label: t('delete.ask'), title: t('delete.title') }}
          goTo={links.verifiedAnswers()}
        >
          {t('delete.text')}
        </DeleteButton>
      }
    >
      <AnswerForm kept={kept} />
    </AnswerScreen>
  );
}
