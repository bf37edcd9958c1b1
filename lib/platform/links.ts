import { defaultLocale, isLocale, type Locale } from './i18n/locales';

/** Every address of the product. A link is written nowhere else. */
export const links = {
  root: () => '/',
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  newPassword: (token: string) => `/new-password?token=${encodeURIComponent(token)}`,
  firstAccess: () => '/first-access',
  signInForm: () => '/api/Users/login',
  signOutForm: () => '/api/Users/logout',
  forgotPasswordForm: () => '/api/Users/forgotPassword',
  newPasswordForm: () => '/api/Users/newPassword',
  firstPasswordForm: () => '/api/Users/firstPassword',
  ssoStart: (provider: string, query: Readonly<Record<string, string>>) =>
    `/api/sso/${provider}?${new URLSearchParams(query)}`,
  ssoCallback: (provider: string) => `/api/sso/${provider}/callback`,
  ssoLogo: (provider: string) => `/api/sso/${provider}/logo`,
  signInScreen: (face: string, query: Readonly<Record<string, string>>) =>
    `/${face}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
  linkAccount: (face: string, provider: string, from: string | undefined) =>
    `${face}?${new URLSearchParams({ link: provider, ...(from && { from }) })}`,
  pageViews: () => '/api/bigquery/logPageView',
  courses: () => '/course',
  course: (code: string) => `/course/${encodeURIComponent(code)}`,
  courseModule: (course: string, module: string) => `/course/${segments(course, module)}`,
  lessons: () => '/lesson',
  lesson: ({ course, module, unit, code }: LessonPlace) => `/lesson/${segments(course, module, String(unit), code)}`,
  projects: () => '/projects',
  courseProjects: (course: string) => `/projects/${segments(course)}`,
  mmcode: () => '/mmcode',
  knowledgeBase: () => '/knowledgebase',
  knowledgeOrigin: (origin: number) => `/knowledgebase?origin=${origin}`,
  knowledgeSection: (baseId: string) => `/knowledgebase#base-${baseId}`,
  knowledgeSearch: () => '/knowledgebase/search',
  knowledgeFound: (search: string, page = 1) =>
    `/knowledgebase/search?${new URLSearchParams({ q: search, ...(page > 1 && { page: String(page) }) })}`,
  topic: (id: string) => `/knowledgebase/${encodeURIComponent(id)}`,
  sharedPicture: () => '/open-graph.png',
  sitemap: () => '/sitemap.xml',
  courseExport: (code: string) =>
    code.includes('/')
      ? `/api/Cursos/exportWithInvalidCharacters?id=${encodeURIComponent(code)}`
      : `/api/Cursos/${segments(code)}/export`,
  supportFile: (id: string) => `/api/Cursos/support/${id}`,
  mural: () => '/facilitator/mural',
  lessonPlans: () => '/facilitator/lesson-plans',
  modulePlans: (course: string, module: string) => `/facilitator/lesson-plans/${segments(course, module)}`,
  moduleLevelling: (course: string, module: string) =>
    `/facilitator/lesson-plans/${segments(course, module)}/levelling`,
  lessonPlan: (course: string, module: string, lesson: string) =>
    `/facilitator/lesson-plans/${segments(course, module, lesson)}`,
  lessonBriefing: (course: string, module: string, lesson: string) =>
    `/facilitator/lesson-plans/${segments(course, module, lesson)}/briefing`,
  lessonAdaptation: (course: string, module: string, lesson: string) =>
    `/facilitator/lesson-plans/${segments(course, module, lesson)}/adapt`,
  classReading: (week?: string) => `/facilitator/assistant${week ? `?week=${week}` : ''}`,
  classConversations: (classId: string, week?: string) =>
    `/facilitator/assistant/${segments(classId)}${week ? `?week=${week}` : ''}`,
  pupilConversations: (classId: string, studentId: string) => `/facilitator/assistant/${segments(classId, studentId)}`,
  selfStudy: () => '/selfstudy',
  selfStudyCourse: (course: string) => `/selfstudy/${segments(course)}`,
  selfStudyLesson: (course: string, lesson: string) => `/selfstudy/${segments(course, lesson)}`,
  myData: () => '/my-data',
  apiDocs: () => '/api-docs',
  openApi: () => '/api/openapi.json',
  facilitatorCare: () => '/facilitator/care',
  school: () => '/school',
  schoolCare: () => '/school/care',
  adm: () => '/adm',
  admCourses: () => '/adm/courses',
  admNewCourse: () => '/adm/courses/new',
  schoolAssistant: () => '/school/assistant',
  admAssistant: () => '/adm/assistant',
  admSchoolAssistant: (schoolId: string) => `/adm/assistant?school=${encodeURIComponent(schoolId)}`,
  schoolSeeings: () => '/school/seeings',
  admImportCourse: () => '/adm/courses/import',
  trainingBases: () => '/training/knowledge',
  trainingNewBase: () => '/training/knowledge/new',
  trainingBase: (id: string) => `/training/knowledge/${encodeURIComponent(id)}`,
  /** A base's editor with a draft made of a disliked answer, in this topic or in a new one. */
  trainingDraft: ({ baseId, topicId, answerId }: { baseId: string; topicId: string | undefined; answerId: string }) =>
    `${links.trainingBase(baseId)}?${new URLSearchParams({ answer: answerId, ...(topicId && { topic: topicId }) })}`,
  trainingAssistant: () => '/training/assistant',
  trainingDisliked: () => '/training/disliked',
  trainingDislikedAnswer: (id: string) => `/training/disliked/${encodeURIComponent(id)}`,
  trainingEvaluation: () => '/training/evaluation',
  trainingNewQuestion: () => '/training/evaluation/questions/new',
  trainingQuestion: (id: string) => `/training/evaluation/questions/${encodeURIComponent(id)}`,
  trainingRun: (id: string) => `/training/evaluation/runs/${encodeURIComponent(id)}`,
  admSeeAs: () => '/adm/see-as',
  admSeePerson: (login: string) => `/adm/see-as?login=${encodeURIComponent(login)}`,
  endSeeingForm: () => '/api/Users/seeing/end',
  admJobs: () => '/adm/jobs',
  admErrors: () => '/adm/errors',
  admMails: () => '/adm/mail',
  admMail: (id: string) => `/adm/mail/${encodeURIComponent(id)}`,
  admCourse: (code: string) => `/adm/courses/${segments(code)}`,
  admModules: (course: string) => `/adm/courses/${segments(course)}/modules`,
  admNewModule: (course: string) => `/adm/courses/${segments(course)}/modules/new`,
  admModule: (course: string, module: string) => `/adm/courses/${segments(course)}/modules/${segments(module)}`,
  admLessons: (course: string, module: string) => `${links.admModule(course, module)}/lessons`,
  admModuleSchools: (course: string, module: string) => `${links.admModule(course, module)}/schools`,
  admLesson: (course: string, module: string, lesson: string) =>
    `${links.admLessons(course, module)}/${segments(lesson)}`,
  admLessonPreview: (course: string, module: string, lesson: string) =>
    `${links.admLesson(course, module, lesson)}/preview`,
} as const;

/** Where a lesson stands: codes of its course and module, the number of its unit, and its own code. */
export type LessonPlace = { course: string; module: string; unit: number | string; code: string };

function segments(...parts: string[]): string {
  return parts.map(encodeURIComponent).join('/');
}

/** The address in a language: pt-BR at the bare path, others under their prefix. */
export function localized(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a request path into its language and the bare path. */
export function splitLocale(path: string): { locale: Locale; bare: string } {
  const [, first = '', ...rest] = path.split('/');
  if (first !== defaultLocale && isLocale(first)) return { locale: first, bare: `/${rest.join('/')}` };
  return { locale: defaultLocale, bare: path };
}

type SignInReason = 'not-allowed' | 'not-authenticated';

/** The sign-in screen in the language of the page that was asked for; reason and origin travel as codes. */
export function signInAddress({ face, reason, from }: { face: string; reason: SignInReason; from: string }): string {
  const { locale } = splitLocale(from);
  return `${localized(locale, face)}?${new URLSearchParams({ reason, from })}`;
}

/** A path of ours, or nothing: an address that a visitor brings must not lead elsewhere, whatever its language. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/[^\\\s]*$/.test(value)) return undefined;
  const isOwn = (path: string) => !path.startsWith('//') && new URL(path, 'http://own').host === 'own';
  return isOwn(value) && isOwn(splitLocale(value).bare) ? value : undefined;
}

/** A dynamic segment as Next hands it to pages: escaped, but to static ones sometimes read already (`50%`). */
export function decodedParam(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
