import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { TableAddress } from '@/components/ui/table-address';
import type { courseList } from '@/lib/courses/queries';
import { courseStatuses } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { courseView } from './course-view';

type Found = Awaited<ReturnType<typeof courseList>>;

export function CourseTable({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('courses');
  const format = useFormatter();
  return (
    <List
      caption={t('adm.title')}
      address={address}
      view={courseView(address.params)}
      found={found}
      rowKey={({ code }) => code}
      search={t('adm.search')}
      filters={[
        {
          name: 'status',
          label: t('field.status'),
          all: t('adm.allStatuses'),
          options: courseStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      empty={{
        icon: 'book',
        title: t('adm.emptyTitle'),
        children: t('adm.emptyText'),
        actions: <ButtonLink href={links.admNewCourse()}>{t('adm.new')}</ButtonLink>,
      }}
      noneFound={{ title: t('adm.noneFound') }}
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
