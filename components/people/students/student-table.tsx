import { useTranslations } from 'next-intl';
import { List, type ListFilter } from '@/components/lists/list';
import { PrintSelected } from '@/components/people/cards/print-selected';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { TableAddress } from '@/components/ui/table-address';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { listStudentsOp } from '@/lib/registrations/contract';
import { schoolYears } from '@/lib/students/rules';
import { RecordSelectedConsents } from './record-selected-consents';
import { studentView } from './student-view';
import { StudentsCsv } from './students-csv';

type Props = {
  area: PeopleArea;
  address: TableAddress;
  found: ReplyOf<typeof listStudentsOp>;
  /** By what else the list is narrowed, such as the classes of the school. */
  filters: readonly ListFilter[];
};

export function StudentTable({ area, address, found, filters }: Props) {
  const t = useTranslations('students');
  return (
    <List
      caption={t('title')}
      address={address}
      view={studentView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={[
        ...filters,
        {
          name: 'schoolYear',
          label: t('field.schoolYear'),
          all: t('list.allYears'),
          options: schoolYears.map((value) => ({ value, label: t(`schoolYear.${value}`) })),
        },
        {
          name: 'status',
          label: t('field.status'),
          all: t('status.active'),
          options: (['inactive', 'all'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      selection={{
        nameOf: ({ name }) => name,
        label: t('list.select'),
        actions: (
          <>
            <PrintSelected area={area} />
            {area !== 'facilitator' && <RecordSelectedConsents />}
          </>
        ),
      }}
      actions={<StudentsCsv params={address.params} />}
      empty={{
        icon: 'users',
        title: t('list.emptyTitle'),
        children: t('list.emptyText'),
        actions: <ButtonLink href={links.newStudent(area)}>{t('list.new')}</ButtonLink>,
      }}
      noneFound={{ title: t('list.noneFound') }}
      columns={[
        {
          key: 'name',
          label: t('field.name'),
          sortable: true,
          lead: true,
          cell: ({ id, name, photoUrl }) => (
            <span className="flex items-center gap-3">
              <Avatar name={name} photo={photoUrl} size={32} />
              <AppLink href={links.student(area, id)} className="font-semibold hover:underline">
                {name}
              </AppLink>
            </span>
          ),
        },
        {
          key: 'registrationNumber',
          label: t('field.registrationNumber'),
          sortable: true,
          cell: ({ registrationNumber }) => registrationNumber,
        },
        { key: 'login', label: t('field.login'), cell: ({ login }) => <code>{login}</code> },
        {
          key: 'schoolYear',
          label: t('field.schoolYear'),
          cell: ({ schoolYear }) => <span className="whitespace-nowrap">{t(`schoolYear.${schoolYear}`)}</span>,
        },
        {
          key: 'classes',
          label: t('field.classes'),
          cell: ({ classes }) => classes.map(({ name }) => name).join(', ') || '—',
        },
        {
          key: 'status',
          label: t('field.status'),
          hideLabel: true,
          cell: ({ active }) => !active && <Badge tone="neutral">{t('status.inactive')}</Badge>,
        },
      ]}
    />
  );
}
