import { lacksSchool, type Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';

/** What a link of the shell is called and drawn as: `shell.navigation.*` and components/shell/navigation-icons.ts. */
export type NavigationKey =
  | 'home'
  | 'care'
  | 'lessonPlans'
  | 'classReading'
  | 'selfStudy'
  | 'courses'
  | 'knowledge'
  | 'bases'
  | 'jobs'
  | 'classes'
  | 'students'
  | 'tests'
  | 'mural'
  | 'notices'
  | 'announcements'
  | 'schools'
  | 'facilitators'
  | 'verifiedAnswers'
  | 'advisors'
  | 'users'
  | 'linkedSchools'
  | 'trainingRequests'
  | 'seeAs'
  | 'seeings'
  | 'myData';
export type NavigationEntry = {
  readonly key: NavigationKey;
  readonly path: string;
  /** What else belongs there, though its address does not begin so. */
  readonly holds?: readonly string[];
};

/** How much waits for the reader at a place. */
export type Waiting = { readonly [Key in NavigationKey]?: number };

const knowledge: NavigationEntry = { key: 'knowledge', path: links.knowledgeBase() };
const bases: NavigationEntry = { key: 'bases', path: links.trainingBases() };
const courses: NavigationEntry = { key: 'courses', path: links.courses() };

/** The classes of an area, and what is printed for them. */
function classesOf(area: PeopleArea, ...more: string[]): NavigationEntry {
  return { key: 'classes', path: links.classes(area), holds: ['cards', ...more].map((part) => `/${area}/${part}`) };
}

/** The students of an area, with who answers for them and how they come in. */
function studentsOf(area: PeopleArea): NavigationEntry {
  return { key: 'students', path: links.students(area), holds: [links.guardians(area), links.imports(area)] };
}

/** What each tipo finds in the shell beside its home, the most used first. Only pages that exist stand here. */
const entries: Readonly<Record<Tipo, readonly NavigationEntry[]>> = {
  aluno: [{ key: 'mural', path: links.ownMural() }, courses, { key: 'tests', path: links.onlineTests() }, knowledge],
  instrutor: [
    { key: 'lessonPlans', path: links.lessonPlans() },
    classesOf('facilitator', 'performance', 'units', 'certificates'),
    studentsOf('facilitator'),
    { key: 'care', path: links.facilitatorCare() },
    { key: 'tests', path: links.onlineTests(), holds: ['/facilitator/tests'] },
    courses,
    { key: 'mural', path: links.mural() },
    { key: 'notices', path: links.notices('facilitator') },
    { key: 'classReading', path: links.classReading() },
    { key: 'verifiedAnswers', path: links.verifiedAnswers() },
    { key: 'selfStudy', path: links.selfStudy() },
    { key: 'trainingRequests', path: links.trainingRequests('facilitator') },
  ],
  escola: [
    { key: 'care', path: links.schoolCare() },
    classesOf('school'),
    studentsOf('school'),
    { key: 'notices', path: links.notices('school') },
    { key: 'mural', path: links.mural('global', 'school') },
    { key: 'facilitators', path: links.facilitators('school') },
    courses,
    knowledge,
    { key: 'seeings', path: links.schoolSeeings() },
  ],
  assessoria: [
    { key: 'linkedSchools', path: links.advisorSchools() },
    { key: 'tests', path: links.onlineTests() },
    courses,
    bases,
    { key: 'trainingRequests', path: links.trainingRequests('advisor') },
  ],
  admin: [
    { key: 'courses', path: links.admCourses() },
    classesOf('adm'),
    studentsOf('adm'),
    { key: 'tests', path: links.admTests() },
    { key: 'schools', path: links.admSchools() },
    { key: 'facilitators', path: links.facilitators('adm') },
    { key: 'advisors', path: links.advisors() },
    { key: 'users', path: links.users() },
    { key: 'announcements', path: links.admAnnouncements() },
    bases,
    { key: 'trainingRequests', path: links.trainingRequests('adm') },
    { key: 'jobs', path: links.admJobs() },
    { key: 'seeAs', path: links.admSeeAs() },
  ],
  somosselfieadmin: [],
  somosselfieproduto: [],
};

/** The bar at the top of a wide screen: no door that would not open. */
export function navigationOf({ tipo, schoolId }: { tipo: Tipo; schoolId?: string | null }): readonly NavigationEntry[] {
  if (lacksSchool({ tipo, schoolId })) return [];
  return [{ key: 'home', path: homes[tipo] }, ...entries[tipo]];
}

/** As many as stand beside each other from 768 px on. */
const topEntriesMax = 7;

/** The bar at the top: the last place opens the others where they are more. */
export function topNavigationOf(all: readonly NavigationEntry[]): {
  shown: readonly NavigationEntry[];
  more: readonly NavigationEntry[];
} {
  if (all.length <= topEntriesMax) return { shown: all, more: [] };
  return { shown: all.slice(0, topEntriesMax - 1), more: all.slice(topEntriesMax - 1) };
}

/** Five places a thumb finds, of which the assistant has one. */
const phoneEntriesMax = 4;
const myData: NavigationEntry = { key: 'myData', path: links.myData() };

/** The bar at the bottom of a phone, beside the assistant: the last place opens the others where they are more. */
export function phoneNavigationOf(all: readonly NavigationEntry[]): {
  shown: readonly NavigationEntry[];
  more: readonly NavigationEntry[];
} {
  const places = [...all, myData];
  if (places.length <= phoneEntriesMax) return { shown: places, more: [] };
  return { shown: places.slice(0, phoneEntriesMax - 1), more: places.slice(phoneEntriesMax - 1) };
}
