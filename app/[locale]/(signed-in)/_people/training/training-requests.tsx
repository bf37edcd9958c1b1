import { getTranslations } from 'next-intl/server';
import { AskTrainingForm } from '@/components/people/training/ask-training-form';
import { RequestList } from '@/components/people/training/request-list';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import { PageHeader } from '@/components/ui/page-header';
import { TabLinks } from '@/components/ui/tab-links';
import { readTableView, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { links } from '@/lib/links';
import { abilities } from '@/lib/preliminary-training/abilities';
import type { TrainingArea } from '@/lib/preliminary-training/links';
import { trainingModules, trainingRequests } from '@/lib/preliminary-training/queries';
import { requestStatuses } from '@/lib/preliminary-training/rules';

type Props = { area: TrainingArea; actor: Actor; params: SearchParams };

/** Asked by facilitators, answered by advisors and administrators: one screen, with what each may do. */
export async function TrainingRequests({ area, actor, params }: Props) {
  const mayAsk = can(actor, abilities['training-request:ask']);
  const status = requestStatuses.find((each) => each === params.status);
  const { page } = readTableView(params, ['askedAt'], { sort: 'askedAt' });
  const [t, found, modules] = await Promise.all([
    getTranslations('trainingRequests'),
    trainingRequests(actor, { page, ...(status && { status }) }),
    mayAsk ? trainingModules(actor, {}) : [],
  ]);
  const path = links.trainingRequests(area);
  const tabs = requestStatuses.map((each) => ({
    key: each,
    label: t(`status.${each}`),
    href: `${path}?status=${each}`,
  }));
  return (
    <ClientWords namespaces={['conflict', 'failures', 'fields', 'shell', 'trainingRequests']}>
      <PageHeader title={t('title')} lead={t(mayAsk ? 'leadOwn' : 'leadAnswer')} />
      {mayAsk && (
        <AskTrainingForm
          modules={modules.map(({ id, name, courseName }) => ({ value: id, label: `${courseName} · ${name}` }))}
        />
      )}
      <TabLinks
        label={t('title')}
        current={status ?? 'all'}
        items={[{ key: 'all', label: t('status.all'), href: path }, ...tabs]}
      />
      <Card flush>
        {found.total === 0 && <EmptyState icon="calendar" title={t('none')} />}
        <RequestList requests={found.items} mayAnswer={can(actor, abilities['training-request:answer'])} />
        <FoundPages found={found} address={{ path, params }} />
      </Card>
    </ClientWords>
  );
}
