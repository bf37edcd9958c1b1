import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { deleteQuestionOp } from '@/lib/training/contract/evaluation';
import { questionById } from '@/lib/training/queries/questions';
import { subjectLabels } from '../../../subject-labels';
import { QuestionForm } from '../question-form';
import { QuestionScreen } from '../question-screen';

type Props = { params: Promise<{ question: string }> };

export async function generateMetadata() {
  const t = await getTranslations('training.questions');
  return { title: t('editTitle') };
}

export default async function EditEvaluationQuestion({ params }: Props) {
  const actor = await enter('/training');
  const question = await orNotFound(questionById(actor, { id: decodedParam((await params).question) }));
  const [t, subject] = await Promise.all([
    getTranslations('training.questions'),
    subjectLabels(actor, [question.subject]),
  ]);
  return (
    <QuestionScreen
      title={t('editTitle')}
      actions={
        <DeleteButton
          op={deleteQuestionOp}
          input={{ id: question.id }}
          words={{ label: t('deletion.ask'), title: t('deletion.title'), done: t('deletion.done') }}
          goTo={links.trainingEvaluation()}
        >
          {t('deletion.text')}
        </DeleteButton>
      }
    >
      <QuestionForm question={question} subjectName={subject(question.subject)} />
    </QuestionScreen>
  );
}
