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
import checkin from '@/messages/pt-BR/checkin.json';
import classes from '@/messages/pt-BR/classes.json';
import classLife from '@/messages/pt-BR/classLife.json';
import classReading from '@/messages/pt-BR/classReading.json';
import conflict from '@/messages/pt-BR/conflict.json';
import consents from '@/messages/pt-BR/consents.json';
import courses from '@/messages/pt-BR/courses.json';
import courseTransfer from '@/messages/pt-BR/courseTransfer.json';
import diagnostics from '@/messages/pt-BR/diagnostics.json';
import doubtMap from '@/messages/pt-BR/doubtMap.json';
import doubts from '@/messages/pt-BR/doubts.json';
import engagement from '@/messages/pt-BR/engagement.json';
import entries from '@/messages/pt-BR/entries.json';
import error from '@/messages/pt-BR/error.json';
import errorCards from '@/messages/pt-BR/errorCards.json';
import errorSteps from '@/messages/pt-BR/errorSteps.json';
import failures from '@/messages/pt-BR/failures.json';
import fields from '@/messages/pt-BR/fields.json';
import guardians from '@/messages/pt-BR/guardians.json';
import home from '@/messages/pt-BR/home.json';
import honors from '@/messages/pt-BR/honors.json';
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
import onlineTest from '@/messages/pt-BR/onlineTest.json';
import openPages from '@/messages/pt-BR/openPages.json';
import outbox from '@/messages/pt-BR/outbox.json';
import paper from '@/messages/pt-BR/paper.json';
import passwords from '@/messages/pt-BR/passwords.json';
import points from '@/messages/pt-BR/points.json';
import questionBank from '@/messages/pt-BR/questionBank.json';
import questionImport from '@/messages/pt-BR/questionImport.json';
import report from '@/messages/pt-BR/report.json';
import run from '@/messages/pt-BR/run.json';
import schoolAi from '@/messages/pt-BR/schoolAi.json';
import schools from '@/messages/pt-BR/schools.json';
import seat from '@/messages/pt-BR/seat.json';
import selfStudy from '@/messages/pt-BR/selfStudy.json';
import sharedDevices from '@/messages/pt-BR/sharedDevices.json';
import shell from '@/messages/pt-BR/shell.json';
import signIn from '@/messages/pt-BR/signIn.json';
import staff from '@/messages/pt-BR/staff.json';
import students from '@/messages/pt-BR/students.json';
import studyStep from '@/messages/pt-BR/studyStep.json';
import syncState from '@/messages/pt-BR/syncState.json';
import teams from '@/messages/pt-BR/teams.json';
import testBoard from '@/messages/pt-BR/testBoard.json';
import training from '@/messages/pt-BR/training.json';
import trainingDisliked from '@/messages/pt-BR/trainingDisliked.json';
import trainingRequests from '@/messages/pt-BR/trainingRequests.json';
import ui from '@/messages/pt-BR/ui.json';
import units from '@/messages/pt-BR/units.json';
import upkeep from '@/messages/pt-BR/upkeep.json';
import verifiedAnswers from '@/messages/pt-BR/verifiedAnswers.json';

/** Every namespace of messages. It is the source of their types. */
export const portuguese = {
  accounts,
  announcements,
  apiDocs,
  assistant,
  assistantWords,
  authoring,
  board,
  cards,
  careAnswers,
  careNotices,
  classLife,
  classReading,
  checkin,
  classes,
  conflict,
  consents,
  courseTransfer,
  courses,
  diagnostics,
  doubtMap,
  doubts,
  engagement,
  entries,
  error,
  errorCards,
  errorSteps,
  failures,
  fields,
  guardians,
  home,
  honors,
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
  onlineTest,
  openPages,
  outbox,
  paper,
  passwords,
  points,
  questionBank,
  questionImport,
  report,
  run,
  schoolAi,
  schools,
  seat,
  selfStudy,
  sharedDevices,
  shell,
  signIn,
  staff,
  students,
  studyStep,
  syncState,
  teams,
  testBoard,
  training,
  trainingDisliked,
  trainingRequests,
  ui,
  units,
  upkeep,
  verifiedAnswers,
} satisfies Record<string, object>;
