import { getFormatter, getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/components/live/live-refresh';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { livePosition } from '@/lib/access/live/event-log';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { evaluationChanges } from '@/lib/training/live';
import { runById } from '@/lib/training/queries/runs';
import { RunProgress } from '../../run-progress';
import { ResultLists } from './result-lists';
import { RunFigures } from './run-figures';

type Props = { params: Promise<{ run: string }> };

export async function generateMetadata() {
  const t = await getTranslations('training.evaluation');
  return { title: t('runs') };
}

export default async function EvaluationRun({ params }: Props) {
  const actor = await enter('/training');
  const since = await livePosition();
  const run = await orNotFound(runById(actor, { id: decodedParam((await params).run) }));
  const [t, format] = await Promise.all([getTranslations('training'), getFormatter()]);
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const title = t('runPage.title', { date: date(run.startedAt) });
  const lead = run.before ? t('runPage.compared', { date: date(run.before.startedAt) }) : t('runPage.notCompared');
  const trail = [{ label: t('evaluation.title'), href: links.trainingEvaluation() }, { label: title }];
  return (
    <>
      <LiveRefresh topics={[evaluationChanges.name]} since={since} />
      <PageHeader title={title} lead={lead} above={<Breadcrumb label={t('evaluation.title')} items={trail} />} />
      <div className="grid gap-6">
        {!run.finishedAt && <RunProgress run={run} />}
        <RunFigures run={run} />
        <ResultLists results={run.results} finished={run.finishedAt !== null} />
      </div>
    </>
  );
}
