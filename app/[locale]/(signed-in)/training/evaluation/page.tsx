import { getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { livePosition } from '@/lib/access/live/event-log';
import { links } from '@/lib/links';
import { evaluationChanges } from '@/lib/training/live';
import { questionList } from '@/lib/training/queries/questions';
import { runList } from '@/lib/training/queries/runs';
import { TrainingTabs } from '../training-tabs';
import { QuestionTable } from './question-table';
import { RunProgress } from './run-progress';
import { RunTable } from './run-table';
import { ScoreChart } from './score-chart';
import { StartRun } from './start-run';

export async function generateMetadata() {
  const t = await getTranslations('training.evaluation');
  return { title: t('title') };
}

export default async function AssistantEvaluation() {
  const actor = await enter('/training');
  const [t, since] = await Promise.all([getTranslations('training'), livePosition()]);
  const [runs, questions] = await Promise.all([runList(actor, {}), questionList(actor, {})]);
  const open = runs.items.find(({ finishedAt }) => !finishedAt);
  const newQuestion = (
    <ButtonLink href={links.trainingNewQuestion()} icon="plus">
      {t('questions.new')}
    </ButtonLink>
  );
  return (
    <ClientWords namespaces={['training', 'failures', 'fields', 'shell', 'ui']}>
      <LiveRefresh topics={[evaluationChanges.name]} since={since} />
      <PageHeader title={t('evaluation.title')} lead={t('evaluation.lead')} actions={<StartRun />} />
      <TrainingTabs current="evaluation" />
      <div className="grid gap-6">
        {open && <RunProgress run={open} />}
        <ScoreChart runs={runs.items} />
        <Card title={t('evaluation.runs')} flush>
          <RunTable runs={runs.items} />
        </Card>
        <Card title={t('questions.title')} actions={newQuestion} flush>
          <QuestionTable actor={actor} questions={questions.items} />
        </Card>
      </div>
    </ClientWords>
  );
}
