import accounts from '@/messages/en/accounts.json';
import announcements from '@/messages/en/announcements.json';
import apiDocs from '@/messages/en/apiDocs.json';
import assistant from '@/messages/en/assistant.json';
import assistantWords from '@/messages/en/assistantWords.json';
import authoring from '@/messages/en/authoring.json';
import board from '@/messages/en/board.json';
import cards from '@/messages/en/cards.json';
import careAnswers from '@/messages/en/careAnswers.json';
import careNotices from '@/messages/en/careNotices.json';
import checkin from '@/messages/en/checkin.json';
import classes from '@/messages/en/classes.json';
import classLife from '@/messages/en/classLife.json';
import classReading from '@/messages/en/classReading.json';
import conflict from '@/messages/en/conflict.json';
import consents from '@/messages/en/consents.json';
import courses from '@/messages/en/courses.json';
import courseTransfer from '@/messages/en/courseTransfer.json';
import diagnostics from '@/messages/en/diagnostics.json';
import doubtMap from '@/messages/en/doubtMap.json';
import doubts from '@/messages/en/doubts.json';
import engagement from '@/messages/en/engagement.json';
import entries from '@/messages/en/entries.json';
import error from '@/messages/en/error.json';
import errorCards from '@/messages/en/errorCards.json';
import errorSteps from '@/messages/en/errorSteps.json';
import failures from '@/messages/en/failures.json';
import fields from '@/messages/en/fields.json';
import guardians from '@/messages/en/guardians.json';
import home from '@/messages/en/home.json';
import honors from '@/messages/en/honors.json';
import importPhotos from '@/messages/en/importPhotos.json';
import importProblems from '@/messages/en/importProblems.json';
import imports from '@/messages/en/imports.json';
import kept from '@/messages/en/kept.json';
import knowledgeBase from '@/messages/en/knowledgeBase.json';
import knowledgeEditing from '@/messages/en/knowledgeEditing.json';
import lessonFeedback from '@/messages/en/lessonFeedback.json';
import lessonPlans from '@/messages/en/lessonPlans.json';
import lessonWriting from '@/messages/en/lessonWriting.json';
import mail from '@/messages/en/mail.json';
import mural from '@/messages/en/mural.json';
import notices from '@/messages/en/notices.json';
import offline from '@/messages/en/offline.json';
import onlineTest from '@/messages/en/onlineTest.json';
import openPages from '@/messages/en/openPages.json';
import outbox from '@/messages/en/outbox.json';
import paper from '@/messages/en/paper.json';
import passwords from '@/messages/en/passwords.json';
import points from '@/messages/en/points.json';
import questionBank from '@/messages/en/questionBank.json';
import questionImport from '@/messages/en/questionImport.json';
import report from '@/messages/en/report.json';
import run from '@/messages/en/run.json';
import schoolAi from '@/messages/en/schoolAi.json';
import schools from '@/messages/en/schools.json';
import seat from '@/messages/en/seat.json';
import selfStudy from '@/messages/en/selfStudy.json';
import sharedDevices from '@/messages/en/sharedDevices.json';
import shell from '@/messages/en/shell.json';
import signIn from '@/messages/en/signIn.json';
import staff from '@/messages/en/staff.json';
import students from '@/messages/en/students.json';
import studyStep from '@/messages/en/studyStep.json';
import syncState from '@/messages/en/syncState.json';
import teams from '@/messages/en/teams.json';
import testBoard from '@/messages/en/testBoard.json';
import training from '@/messages/en/training.json';
import trainingDisliked from '@/messages/en/trainingDisliked.json';
import trainingRequests from '@/messages/en/trainingRequests.json';
import ui from '@/messages/en/ui.json';
import units from '@/messages/en/units.json';
import upkeep from '@/messages/en/upkeep.json';
import verifiedAnswers from '@/messages/en/verifiedAnswers.json';

/** Every namespace of messages. */
export const english = {
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
