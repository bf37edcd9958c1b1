import { readId, readTableView, type SearchParams } from '@/components/ui/table-address';
import { schoolYears } from '@/lib/students/rules';
import { studentStatuses } from '@/lib/students/schemas';

const sortable = ['name', 'registrationNumber'] as const;

/** What the address shows now. */
export function studentView(params: SearchParams) {
  return {
    ...readTableView(params, sortable, { sort: 'name' }),
    classId: readId(params, 'classId'),
    schoolId: readId(params, 'schoolId'),
    schoolYear: schoolYears.find((each) => each === params.schoolYear),
    status: studentStatuses.find((each) => each === params.status) ?? 'active',
  };
}

/** What the list is asked for, by its page and by the file that takes all of it along. */
export function studentListInput(params: SearchParams) {
  const { search, sort, descending, page, classId, schoolId, schoolYear, status } = studentView(params);
  return {
    search,
    sort: descending ? (`-${sort}` as const) : sort,
    page,
    status,
    ...(classId && { classId }),
    ...(schoolId && { schoolId }),
    ...(schoolYear && { schoolYear }),
  };
}
