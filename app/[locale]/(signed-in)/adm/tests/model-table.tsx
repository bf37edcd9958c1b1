import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { listTestModelsOp } from '@/lib/question-bank/contract';
import { links } from '@/lib/question-bank/links';

type Found = ReplyOf<typeof listTestModelsOp>;

export function ModelTable({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('questionBank');
  return (
    <List
      caption={t('title')}
      address={address}
      view={readTableView(address.params, ['model'], { sort: 'model', descending: false })}
      found={found}
      rowKey={({ id }) => id}
      empty={{ icon: 'file', title: t('none') }}
      noneFound={{ title: t('none') }}
      columns={[
        {
          key: 'model',
          label: t('columns.model'),
          lead: true,
          cell: ({ versionId, name, number }) => (
            <AppLink href={links.admTestVersion(versionId)} className="font-semibold hover:underline">
              {t('modelOf', { number, name })}
            </AppLink>
          ),
        },
        {
          key: 'module',
          label: t('columns.module'),
          cell: ({ courseName, moduleCode, moduleName }) => `${courseName} · ${moduleCode} · ${moduleName}`,
        },
        {
          key: 'state',
          label: t('columns.state'),
          cell: ({ publishedNumber, hasDraft }) => (
            <span className="flex flex-wrap gap-1">
              {publishedNumber === null ? (
                <Badge>{t('unpublished')}</Badge>
              ) : (
                <Badge tone="success">{t('publishedAs', { number: publishedNumber })}</Badge>
              )}
              {hasDraft && <Badge tone="info">{t('draft')}</Badge>}
            </span>
          ),
        },
        {
          key: 'questions',
          label: t('columns.questions'),
          cell: ({ questions }) => t('questions', { count: questions }),
        },
      ]}
    />
  );
}
