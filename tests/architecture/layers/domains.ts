/** A domain imports only from lower lines; two of one line never import each other (decisions.md, kernel and data). */
const lines = [
  ['platform'],
  ['access'],
  ['files', 'passages'],
  ['schools', 'courses', 'upkeep'],
  ['accounts', 'bulk'],
  ['lesson-plans', 'knowledge-base', 'question-bank'],
  ['course-transfer'],
  ['students', 'facilitators', 'advisors'],
  ['guardians'],
  ['classes'],
  ['registrations'],
  ['privacy', 'preliminary-training', 'login-cards', 'shared-devices'],
  ['points'],
  ['lessons'],
  ['profile', 'attendance', 'self-assessments', 'grades', 'missions'],
  ['pairs'],
  ['teams', 'online-tests', 'self-study'],
  ['projects'],
  ['evaluation'],
  ['units'],
  ['class-life'],
  ['mural', 'notices', 'announcements', 'selfie', 'inventory', 'provider-sync', 'imports', 'school-ai'],
  ['care'],
  ['doubts'],
  ['verified-answers'],
  ['analytics', 'assistant', 'tours'],
  ['class-reading', 'training', 'classroom'],
  ['shell'],
] as const;

/** The kernel: folders of lib that are not a domain of the school. */
export const kernel = ['platform', 'access'];

export function lineOf(domain: string): number {
  return lines.findIndex((line) => (line as readonly string[]).includes(domain));
}

/** The folder of lib that a path stands in. */
export function domainOf(path: string): string | undefined {
  return /^lib\/([^/]+)\//.exec(path)?.[1];
}
