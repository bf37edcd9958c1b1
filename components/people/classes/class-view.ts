import { readId, readTableView, readText, type SearchParams } from '@/components/ui/table-address';
import { classStates, classTypes, shifts } from '@/lib/classes/rules';
import { schoolYears } from '@/lib/students/rules';

const sortable = ['name', 'term', 'schoolYear'] as const;

/** What the address shows now: the newest term first. */
export function classView(params: SearchParams) {
  return {
    ...readTableView(params, sortable, { sort: 'term', descending: true }),
    type: classTypes.find((each) => each === params.type),
    state: classStates.find((each) => each === params.state),
    schoolYear: schoolYears.find((each) => each === params.schoolYear),
    shift: shifts.find((each) => each === params.shift),
    schoolId: readId(params, 'schoolId'),
    courseCode: readText(params, 'course').slice(0, 40),
  };
}

/** What the list is asked for, by its page and by the file that takes all of it along. */
export function classListInput(params: SearchParams) {
  const { search, sort, descending, page, type, state, schoolYear, shift, schoolId, courseCode } = classView(params);
  return {
    search,
    sort: descending ? (`-${sort}` as const) : sort,
    page,
    ...(type && { type }),
    ...(state && { state }),
    ...(schoolYear && { schoolYear }),
    ...(shift && { shift }),
    ...(schoolId && { schoolId }),
    ...(courseCode && { courseCode }),
  };
}
