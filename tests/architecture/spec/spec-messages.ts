/** Every message of the spec's section 8, with its place in messages/ or the part that will bring it. */
export type SpecMessage = {
  id: string;
  /** The sentence where the spec quotes one: that language has it word for word, the other its own. */
  quoted?: { locale: 'pt-BR' | 'en'; text: string };
} & ({ key: string } | { part: Part } | { silent: string });

export type Part = 'sign-in' | 'assistant' | 'classes' | 'projects' | 'tours';

const built = (id: string, key: string): SpecMessage => ({ id, key });
const quotedNow = (id: string, key: string, locale: 'pt-BR' | 'en', text: string): SpecMessage => ({
  id,
  key,
  quoted: { locale, text },
});
const later = (part: Part, ids: readonly string[]): SpecMessage[] => ids.map((id) => ({ id, part }));
const quotedLater = (part: Part, id: string, locale: 'pt-BR' | 'en', text: string): SpecMessage => ({
  id,
  part,
  quoted: { locale, text },
});
/** What the spec wants unsaid: `silent` tells what happens instead. */
const unsaid = (id: string, silent: string): SpecMessage => ({ id, silent });

const everyCall: SpecMessage[] = [
  quotedNow('401: sent to sign in', 'signIn.reason.not-authenticated', 'pt-BR', 'Usuário não está autenticado'),
  quotedNow('403: sent to sign in', 'signIn.reason.not-allowed', 'pt-BR', 'Usuário não tem permissão na rota'),
  unsaid('404 MODEL_NOT_FOUND', 'an expected miss: the caller gets the code, nothing is logged'),
  unsaid('other failures', 'to the console and on to the caller'),
  quotedNow('default: warning', 'shell.warning', 'en', 'Warning!'),
  quotedNow('default: error', 'shell.errorOccurred', 'en', 'An error has occurred!'),
  quotedNow('default: success', 'shell.saved', 'en', 'Data saved successfully!'),
  quotedNow('default: some error', 'failures.server.failed', 'pt-BR', 'Ocorreu algum erro!'),
];

const signIn: SpecMessage[] = [
  quotedNow('login refused', 'failures.auth.invalid-credentials', 'en', 'Invalid Username or Password'),
  // The provider's name comes from configuration (decisions.md).
  quotedNow('login refused by the provider', 'signIn.sso.failed', 'en', 'Error logging in with {provider}'),
  quotedNow('password not changed', 'passwords.new.failed', 'en', 'Error changing password! Try again!'),
  quotedNow('password changed', 'passwords.new.changed', 'en', 'Password changed successfully!'),
  built('password-reset e-mail not found: contact the school', 'passwords.forgot.sentText'),
  quotedNow('e-mail not valid', 'fields.email-shape', 'en', 'Invalid email'),
  built('error changing password, at sign-in', 'passwords.new.failed'),
  built('error authenticating', 'signIn.failed'),
  built('error screen offers to clear the keys of the provider', 'errorSteps.keysButton'),
  built('error changing school', 'shell.school.failed'),
  unsaid('bad gateway under an area path', 'logged as a bad gateway'),
];

const passwordRules: SpecMessage[] = [
  quotedNow('password too short', 'fields.password-length', 'en', 'Password must contain 4 or more characters'),
  quotedNow('password without a number', 'fields.password-number', 'en', 'at least one number'),
  quotedNow('password without a letter', 'fields.password-letter', 'en', 'at least one letter'),
  quotedNow(
    'passwords differ',
    'fields.password-confirmation',
    'en',
    'Password confirmation must be the same as the typed password',
  ),
];

const content: SpecMessage[] = [
  built('course already exists', 'failures.course.already-exists'),
  quotedNow('image on its way', 'courses.form.photoUploading', 'pt-BR', 'Subindo imagem...'),
  built('module code already exists', 'failures.module.already-exists'),
  built('cannot delete a module with classes or units', 'failures.module.in-use'),
  built('lesson plan not updated', 'failures.request.changed-meanwhile'),
  built('module not authorized for your school', 'failures.module.not-authorised'),
  built('module not found', 'lessonPlans.missing.notFound'),
];

const assistant: SpecMessage[] = [
  quotedNow(
    'reply not fetched',
    'assistant.failed',
    'pt-BR',
    'Erro ao recuperar resposta do Chatbot. Tente novamente.',
  ),
  quotedNow(
    'feedback not updated',
    'assistant.comment.failed',
    'pt-BR',
    'Erro ao atualizar like/feedback! Espere um pouco e tente novamente.',
  ),
  quotedNow('like not updated', 'assistant.likeFailed', 'pt-BR', 'Erro ao atualizar like dessa mensagem'),
  quotedNow('dislike not updated', 'assistant.dislikeFailed', 'pt-BR', 'Erro ao atualizar dislike dessa mensagem'),
  quotedNow(
    'feedback stored',
    'assistant.comment.stored',
    'pt-BR',
    'Feedback inserido com sucesso para esta mensagem.',
  ),
  quotedNow(
    'feedback emptied',
    'assistant.comment.removed',
    'pt-BR',
    'Feedback removido com sucesso para esta mensagem.',
  ),
  quotedNow(
    'no speech',
    'assistant.speech.unsupported',
    'pt-BR',
    'Parece que seu browser não suporta reconhecimento de fala!',
  ),
  built('likes data not recovered', 'assistant.unreadable'),
  unsaid('image not deleted', 'the image comes back'),
  unsaid('message not added, or chat not cleared', 'rolled back and logged'),
  unsaid('school AI key not fetched', 'treated as no key'),
];

const people: SpecMessage[] = [
  built('not activated or deactivated', 'failures.account.own-inactive'),
  built('students not retrieved', 'classes.enrol.failed'),
  built('role not added to a student', 'failures.teams.class-not-running'),
  built('import: not a CSV', 'imports.trouble.other'),
  built('import: header missing', 'importProblems.problem.header-missing'),
  built('import: label count wrong', 'importProblems.problem.label-count'),
  built('import: label order wrong', 'importProblems.problem.label-order'),
  built('import: too many records', 'importProblems.problem.too-many-records'),
  built('import: line with too few fields', 'importProblems.problem.too-few-fields'),
  built('import: line with too many fields', 'importProblems.problem.too-many-fields'),
  built('import: mandatory field missing', 'importProblems.problem.mandatory'),
  built('import: invalid characters', 'importProblems.problem.character'),
  built('import: invalid guardian e-mail', 'importProblems.problem.email-character'),
  built('import: photo not PNG or JPG', 'failures.photo.wrong-type'),
];

const classes: SpecMessage[] = [
  built('class not found', 'classes.missing.title'),
  built('module not activated for a class', 'failures.class.module-without-plans'),
  built('class not reinitialized', 'failures.class.has-progress'),
  built('not unlinked from the provider', 'failures.class.not-linked'),
  built('students not enrolled or unenrolled', 'failures.class.not-enrolled'),
  ...later('classes', [
    'classes not imported',
    'students not synced',
    'names not updated',
    'no data to sync',
    'not signed in through the provider',
  ]),
];

const classroom: SpecMessage[] = [
  built('unit not closed', 'failures.unit.lessons-open'),
  built('missions not updated', 'failures.unit.closed'),
  built('teams not confirmed', 'failures.teams.unplaced'),
  built('activity not found', 'seat.activityPage.none'),
];

const projects: SpecMessage[] = later('projects', [
  'vote not cast',
  'votes not updated',
  'cover not changed',
  'cover not removed',
  'photo not removed from the gallery',
  'projects not closed',
  'project not found',
]);

const tests: SpecMessage[] = [
  built('test for students not managed: contact support', 'testBoard.failed.manage'),
  built('test of a student not reset', 'testBoard.failed.reset'),
  built('grades not saved', 'failures.request.changed-meanwhile'),
  built('test not enabled', 'testBoard.failed.enable'),
  built('test not concluded', 'testBoard.failed.enable'),
  built('test model not found', 'failures.test.version-not-found'),
  built('test version not found', 'failures.test.version-not-found'),
];

const tours: SpecMessage[] = [
  quotedLater('tours', 'state not fetched', 'en', 'Could not fetch state for tours'),
  quotedLater('tours', 'event not created', 'en', 'Could not create an event'),
  quotedLater('tours', 'either of them, wrapped', 'en', 'Error fetching data: {message}'),
];

export const specMessages: readonly SpecMessage[] = [
  ...everyCall,
  ...signIn,
  ...passwordRules,
  ...content,
  ...assistant,
  ...people,
  ...classes,
  ...classroom,
  ...projects,
  ...tests,
  ...tours,
];
