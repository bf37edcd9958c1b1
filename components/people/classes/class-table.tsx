import { useTranslations } from 'next-intl';
import { CoursePicture } from '@/components/courses/course-picture';
import { List, type ListFilter } from '@/components/lists/list';
import type { SchoolChoice } from '@/components/people/staff/schools-field';
import { useSchoolFilter } from '@/components/people/staff/use-school-filter';
import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import type { TableAddress } from '@/components/ui/table-address';
import type { PeopleArea } from '@/lib/access/people-area';
import type { listClassesOp } from '@/lib/classes/contract';
import { classStates, classTypes, shifts } from '@/lib/classes/rules';
import { moduleDisplayName } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { schoolYears } from '@/lib/students/rules';
import { ClassStateBadge } from './class-state';
import { classView } from './class-view';
import { ClassesCsv } from './classes-csv';

type Found = ReplyOf<typeof listClassesOp>;
type Props = {
  area: PeopleArea;
  address: TableAddress;
  found: Found;
  courses: readonly { code: string; name: string }[];
  /** Those of an administrator; everybody else's are of the one that is open. */
  schools: readonly SchoolChoice[];
};

export function ClassTable({ area, address, found, courses, schools }: Props) {
  const t = useTranslations('classes');
  return (
    <List
      caption={t('title')}
      address={address}
      view={classView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={[...useSchoolFilter(schools), ...useFilters(courses)]}
      actions={<ClassesCsv params={address.params} />}
      empty={{
        icon: 'school',
        title: t('list.emptyTitle'),
        children: t('list.emptyText'),
        actions: <ButtonLink href={links.newClass(area)}>{t('list.new')}</ButtonLink>,
      }}
      noneFound={{ title: t('list.noneFound') }}
      columns={useColumns(area)}
    />
  );
}

function useFilters(courses: Props['courses']): ListFilter[] {
  const t = useTranslations('classes');
  const years = useTranslations('students.schoolYear');
  return [
    {
      name: 'state',
      label: t('field.state'),
      all: t('list.allStates'),
      options: classStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'type',
      label: t('field.type'),
      all: t('list.allTypes'),
      options: classTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      name: 'course',
      label: t('field.course'),
      all: t('list.allCourses'),
      options: courses.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: 'schoolYear',
      label: t('field.schoolYear'),
      all: t('list.allYears'),
      options: schoolYears.map((value) => ({ value, label: years(value) })),
    },
    {
      name: 'shift',
      label: t('field.shift'),
      all: t('list.allShifts'),
      options: shifts.map((value) => ({ value, label: t(`shift.${value}`) })),
    },
  ];
}

function useColumns(area: PeopleArea) {
  const t = useTranslations('classes');
  const years = useTranslations('students.schoolYear');
  type Row = Found['items'][number];
  const module = ({ family, moduleCode, moduleName }: Row) => (
    <span>
      <b data-verbatim>{moduleDisplayName(family, moduleCode)}</b> {moduleName}
    </span>
  );
  return [
    {
      key: 'name' as const,
      label: t('field.name'),
      sortable: true,
      lead: true,
      cell: (row: Row) => (
        <span className="flex items-center gap-3">
          <CoursePicture course={row} className="h-9 w-15 rounded-sm" />
          <AppLink href={links.schoolClass(area, row.id)} className="font-semibold hover:underline">
            {row.name}
          </AppLink>
        </span>
      ),
    },
    { key: 'state' as const, label: t('field.state'), cell: ({ state }: Row) => <ClassStateBadge state={state} /> },
    { key: 'module' as const, label: t('field.module'), cell: module },
    {
      key: 'schoolYear' as const,
      label: t('field.schoolYear'),
      sortable: true,
      cell: ({ schoolYear }: Row) => <span className="whitespace-nowrap">{years(schoolYear)}</span>,
    },
    {
      key: 'term' as const,
      label: t('field.term'),
      sortable: true,
      cell: ({ referenceYear, referenceSemester }: Row) => `${referenceYear}/${referenceSemester}`,
    },
    {
      key: 'facilitators' as const,
      label: t('field.facilitators'),
      cell: ({ facilitators }: Row) => facilitators.map(({ name }) => name).join(', ') || '—',
    },
    { key: 'students' as const, label: t('field.students'), cell: ({ studentCount }: Row) => studentCount },
    ...(area === 'adm'
      ? [{ key: 'school' as const, label: t('field.school'), cell: ({ schoolName }: Row) => schoolName }]
      : []),
  ];
}
