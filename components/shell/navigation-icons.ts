import type { iconPaths } from '@/components/ui/icon-paths';
import type { NavigationKey } from './navigation';

export const navigationIcons = {
  home: 'home',
  care: 'bell',
  lessonPlans: 'calendar',
  classReading: 'help',
  selfStudy: 'play',
  courses: 'book',
  knowledge: 'help',
  bases: 'help',
  jobs: 'settings',
  classes: 'school',
  students: 'users',
  tests: 'edit',
  mural: 'image',
  notices: 'flag',
  announcements: 'bell',
  schools: 'school',
  facilitators: 'users',
  advisors: 'users',
  users: 'key',
  linkedSchools: 'school',
  trainingRequests: 'calendar',
  seeAs: 'eye',
  seeings: 'eye',
  myData: 'user',
} as const satisfies Record<NavigationKey, keyof typeof iconPaths>;
