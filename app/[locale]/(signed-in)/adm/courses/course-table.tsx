import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedTable } from '@/components/ui/paged-table';
import type { TableAddress } from '@/components/ui/table-address';
import type { courseList } from '@/lib/courses/queries';
import { links } from '@/lib/platform/links';
import { courseView } from './course-view';

type Found = Awaited<ReturnType<typeof courseList>>;

export function CourseTable({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('courses');
  const format = useFormatter();
  const view = courseView(address.params);
  const isFiltered = Boolean(view.search || view.status);
  return (
    <PagedTable
      caption={t('adm.title')}
      address={address}
      view={view}
      found={found}
      rowKey={({ code }) => code}
      empty={
        isFiltered ? (
          <EmptyState icon="search" title={t('adm.noneFound')} />
        ) : (
          <EmptyState
            icon="book"
            title={t('adm.emptyTitle')}
            actions={<ButtonLink href={links.admNewCourse()}>{t('adm.new')}</ButtonLink>}
          >
            {t('adm.emptyText')}
          </EmptyState>
        )
      }
      labels={{
        pages: t('adm.pages'),
        previous: t('adm.previous'),
        next: t('adm.next'),
        position: (at) => t('adm.position', at),
      }}
      columns={[
        {
          key: 'name',
          label: t('field.name'),
          sortable: true,
          lead: true,
          cell: ({ code, name }) => (
            <AppLink href={links.admCourse(code)} className="font-semibold hover:underline">
              {name}
            </AppLink>
          ),
        },
        { key: 'code', label: t('field.code'), sortable: true, cell: ({ code }) => <code>{code}</code> },
        { key: 'family', label: t('field.family'), cell: ({ family }) => t(`family.${family}`) },
        {
          key: 'duration',
          label: t('field.durationType'),
          cell: ({ durationType }) => t(`duration.${durationType}`),
        },
        {
          key: 'status',
          label: t('field.status'),
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
          ),
        },
        {
          key: 'updatedAt',
          label: t('field.updatedAt'),
          sortable: true,
          cell: ({ updatedAt }) => format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
    />
  );
}
