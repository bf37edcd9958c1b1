import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { QuestionForm } from '../question-form';
import { QuestionScreen } from '../question-screen';

export async function generateMetadata() {
  const t = await getTranslations('training.questions');
  return { title: t('newTitle') };
}

export default async function NewEvaluationQuestion() {
  await enter('/training');
  const t = await getTranslations('training.questions');
  return (
    <QuestionScreen title={t('newTitle')}>
      <QuestionForm />
    </QuestionScreen>
  );
}
