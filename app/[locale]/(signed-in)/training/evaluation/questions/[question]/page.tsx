import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { decodedParam } from '@/lib/platform/links';
import { questionById } from '@/lib/training/queries/questions';
import { subjectLabels } from '../../../subject-labels';
import { QuestionForm } from '../question-form';
import { QuestionScreen } from '../question-screen';
import { DeleteQuestion } from './delete-question';

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
    <QuestionScreen title={t('editTitle')} actions={<DeleteQuestion id={question.id} />}>
      <QuestionForm question={question} subjectName={subject(question.subject)} />
    </QuestionScreen>
  );
}
