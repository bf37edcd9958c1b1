import enAccounts from '@/messages/en/accounts.json';
import enAnnouncements from '@/messages/en/announcements.json';
import enApiDocs from '@/messages/en/apiDocs.json';
import enAssistant from '@/messages/en/assistant.json';
import enAssistantWords from '@/messages/en/assistantWords.json';
import enAuthoring from '@/messages/en/authoring.json';
import enBoard from '@/messages/en/board.json';
import enCards from '@/messages/en/cards.json';
import enCareAnswers from '@/messages/en/careAnswers.json';
import enCareNotices from '@/messages/en/careNotices.json';
import enClasses from '@/messages/en/classes.json';
import enClassLife from '@/messages/en/classLife.json';
import enClassReading from '@/messages/en/classReading.json';
import enConflict from '@/messages/en/conflict.json';
import enConsents from '@/messages/en/consents.json';
import enCourses from '@/messages/en/courses.json';
import enCourseTransfer from '@/messages/en/courseTransfer.json';
import enDiagnostics from '@/messages/en/diagnostics.json';
import enDoubts from '@/messages/en/doubts.json';
import enError from '@/messages/en/error.json';
import enErrorSteps from '@/messages/en/errorSteps.json';
import enFailures from '@/messages/en/failures.json';
import enFields from '@/messages/en/fields.json';
import enGuardians from '@/messages/en/guardians.json';
import enHome from '@/messages/en/home.json';
import enImportPhotos from '@/messages/en/importPhotos.json';
import enImportProblems from '@/messages/en/importProblems.json';
import enImports from '@/messages/en/imports.json';
import enKept from '@/messages/en/kept.json';
import enKnowledgeBase from '@/messages/en/knowledgeBase.json';
import enKnowledgeEditing from '@/messages/en/knowledgeEditing.json';
import enLessonFeedback from '@/messages/en/lessonFeedback.json';
import enLessonPlans from '@/messages/en/lessonPlans.json';
import enLessonWriting from '@/messages/en/lessonWriting.json';
import enMail from '@/messages/en/mail.json';
import enMural from '@/messages/en/mural.json';
import enNotices from '@/messages/en/notices.json';
import enOffline from '@/messages/en/offline.json';
import enOpenPages from '@/messages/en/openPages.json';
import enOutbox from '@/messages/en/outbox.json';
import enPaper from '@/messages/en/paper.json';
import enPasswords from '@/messages/en/passwords.json';
import enRun from '@/messages/en/run.json';
import enSchoolAi from '@/messages/en/schoolAi.json';
import enSchools from '@/messages/en/schools.json';
import enSeat from '@/messages/en/seat.json';
import enSelfStudy from '@/messages/en/selfStudy.json';
import enShell from '@/messages/en/shell.json';
import enSignIn from '@/messages/en/signIn.json';
import enStaff from '@/messages/en/staff.json';
import enStudents from '@/messages/en/students.json';
import enStudyStep from '@/messages/en/studyStep.json';
import enSyncState from '@/messages/en/syncState.json';
import enTeams from '@/messages/en/teams.json';
import enTraining from '@/messages/en/training.json';
import enTrainingDisliked from '@/messages/en/trainingDisliked.json';
import enTrainingRequests from '@/messages/en/trainingRequests.json';
import enUi from '@/messages/en/ui.json';
import enUpkeep from '@/messages/en/upkeep.json';
import accounts from '@/messages/pt-BR/accounts.json';
import announcements from '@/messages/pt-BR/announcements.json';
import apiDocs from '@/messages/pt-BR/apiDocs.json';
import assistant from '@/messages/pt-BR/assistant.json';
import assistantWords from '@/messages/pt-BR/assistantWords.json';
import authoring from '@/messages/pt-BR/authoring.json';
import board from '@/messages/pt-BR/board.json';
import cards from '@/messages/pt-BR/cards.json';
import careAnswers from '@/messages/pt-BR/careAnswers.json';
import careNotices from '@/messages/pt-BR/careNotices.json';
import classes from '@/messages/pt-BR/classes.json';
import classLife from '@/messages/pt-BR/classLife.json';
import classReading from '@/messages/pt-BR/classReading.json';
import conflict from '@/messages/pt-BR/conflict.json';
import consents from '@/messages/pt-BR/consents.json';
import courses from '@/messages/pt-BR/courses.json';
import courseTransfer from '@/messages/pt-BR/courseTransfer.json';
import diagnostics from '@/messages/pt-BR/diagnostics.json';
import doubts from '@/messages/pt-BR/doubts.json';
import error from '@/messages/pt-BR/error.json';
import errorSteps from '@/messages/pt-BR/errorSteps.json';
import failures from '@/messages/pt-BR/failures.json';
import fields from '@/messages/pt-BR/fields.json';
import guardians from '@/messages/pt-BR/guardians.json';
import home from '@/messages/pt-BR/home.json';
import importPhotos from '@/messages/pt-BR/importPhotos.json';
import importProblems from '@/messages/pt-BR/importProblems.json';
import imports from '@/messages/pt-BR/imports.json';
import kept from '@/messages/pt-BR/kept.json';
import knowledgeBase from '@/messages/pt-BR/knowledgeBase.json';
import knowledgeEditing from '@/messages/pt-BR/knowledgeEditing.json';
import lessonFeedback from '@/messages/pt-BR/lessonFeedback.json';
import lessonPlans from '@/messages/pt-BR/lessonPlans.json';
import lessonWriting from '@/messages/pt-BR/lessonWriting.json';
import mail from '@/messages/pt-BR/mail.json';
import mural from '@/messages/pt-BR/mural.json';
import notices from '@/messages/pt-BR/notices.json';
import offline from '@/messages/pt-BR/offline.json';
import openPages from '@/messages/pt-BR/openPages.json';
import outbox from '@/messages/pt-BR/outbox.json';
import paper from '@/messages/pt-BR/paper.json';
import passwords from '@/messages/pt-BR/passwords.json';
import run from '@/messages/pt-BR/run.json';
import schoolAi from '@/messages/pt-BR/schoolAi.json';
import schools from '@/messages/pt-BR/schools.json';
import seat from '@/messages/pt-BR/seat.json';
import selfStudy from '@/messages/pt-BR/selfStudy.json';
import shell from '@/messages/pt-BR/shell.json';
import signIn from '@/messages/pt-BR/signIn.json';
import staff from '@/messages/pt-BR/staff.json';
import students from '@/messages/pt-BR/students.json';
import studyStep from '@/messages/pt-BR/studyStep.json';
import syncState from '@/messages/pt-BR/syncState.json';
import teams from '@/messages/pt-BR/teams.json';
import training from '@/messages/pt-BR/training.json';
import trainingDisliked from '@/messages/pt-BR/trainingDisliked.json';
import trainingRequests from '@/messages/pt-BR/trainingRequests.json';
import ui from '@/messages/pt-BR/ui.json';
import upkeep from '@/messages/pt-BR/upkeep.json';
import type { Locale } from './locales';

/** Every namespace of messages, once a language. pt-BR is the source of the types. */
const catalogues = {
  'pt-BR': {
    accounts,
    announcements,
    apiDocs,
    assistant,
    assistantWords,
    authoring,
    careAnswers,
    board,
    cards,
    careNotices,
    classes,
    classLife,
    classReading,
    courseTransfer,
    conflict,
    consents,
    courses,
    diagnostics,
    doubts,
    error,
    errorSteps,
    failures,
    fields,
    home,
    importPhotos,
    importProblems,
    imports,
    kept,
    knowledgeBase,
    knowledgeEditing,
    lessonFeedback,
    lessonPlans,
    lessonWriting,
    mail,
    mural,
    notices,
    offline,
    openPages,
    outbox,
    paper,
    passwords,
    run,
    schoolAi,
    seat,
    selfStudy,
    schools,
    shell,
    staff,
    signIn,
    studyStep,
    syncState,
    students,
    guardians,
    teams,
    training,
    trainingDisliked,
    trainingRequests,
    ui,
    upkeep,
  },
  en: {
    accounts: enAccounts,
    announcements: enAnnouncements,
    apiDocs: enApiDocs,
    assistant: enAssistant,
    assistantWords: enAssistantWords,
    authoring: enAuthoring,
    careAnswers: enCareAnswers,
    board: enBoard,
    cards: enCards,
    careNotices: enCareNotices,
    classes: enClasses,
    classLife: enClassLife,
    classReading: enClassReading,
    courseTransfer: enCourseTransfer,
    conflict: enConflict,
    consents: enConsents,
    courses: enCourses,
    diagnostics: enDiagnostics,
    doubts: enDoubts,
    error: enError,
    errorSteps: enErrorSteps,
    failures: enFailures,
    fields: enFields,
    home: enHome,
    importPhotos: enImportPhotos,
    importProblems: enImportProblems,
    imports: enImports,
    kept: enKept,
    knowledgeBase: enKnowledgeBase,
    knowledgeEditing: enKnowledgeEditing,
    lessonFeedback: enLessonFeedback,
    lessonPlans: enLessonPlans,
    lessonWriting: enLessonWriting,
    mail: enMail,
    mural: enMural,
    notices: enNotices,
    offline: enOffline,
    openPages: enOpenPages,
    outbox: enOutbox,
    paper: enPaper,
    passwords: enPasswords,
    run: enRun,
    schoolAi: enSchoolAi,
    seat: enSeat,
    selfStudy: enSelfStudy,
    schools: enSchools,
    shell: enShell,
    staff: enStaff,
    signIn: enSignIn,
    studyStep: enStudyStep,
    syncState: enSyncState,
    students: enStudents,
    guardians: enGuardians,
    teams: enTeams,
    training: enTraining,
    trainingDisliked: enTrainingDisliked,
    trainingRequests: enTrainingRequests,
    ui: enUi,
    upkeep: enUpkeep,
  },
} satisfies Record<Locale, Record<string, object>>;

export type Messages = (typeof catalogues)['pt-BR'];
export type Namespace = keyof Messages;

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}

/** Only the namespaces that an area names travel to the browser. */
export function pickMessages<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Pick<Messages, N> {
  const all = messagesOf(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
}
