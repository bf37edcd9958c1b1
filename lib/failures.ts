import { failures as ofPlatform } from '@/lib/platform/errors/failures';
import { failures as ofAccess } from './access/failures';
import { failures as ofAccounts } from './accounts/failures';
import { failures as ofAdvisors } from './advisors/failures';
import { failures as ofAssistant } from './assistant/failures';
import { failures as ofBulk } from './bulk/failures';
import { failures as ofClassLife } from './class-life/failures';
import { failures as ofCourseTransfer } from './course-transfer/failures';
import { failures as ofCourses } from './courses/failures';
import { failures as ofDoubts } from './doubts/failures';
import { failures as ofFacilitators } from './facilitators/failures';
import { failures as ofFiles } from './files/failures';
import { failures as ofGuardians } from './guardians/failures';
import { failures as ofImports } from './imports/failures';
import { failures as ofKnowledgeBase } from './knowledge-base/failures';
import { failures as ofLessonPlans } from './lesson-plans/failures';
import { failures as ofLessons } from './lessons/failures';
import { failures as ofLoginCards } from './login-cards/failures';
import { failures as ofOnlineTests } from './online-tests/failures';
import { failures as ofPairs } from './pairs/failures';
import { failures as ofPoints } from './points/failures';
import { failures as ofPreliminaryTraining } from './preliminary-training/failures';
import { failures as ofProjects } from './projects/failures';
import { failures as ofQuestionBank } from './question-bank/failures';
import { failures as ofSchoolAi } from './school-ai/failures';
import { failures as ofSchools } from './schools/failures';
import { failures as ofSharedDevices } from './shared-devices/failures';
import { failures as ofStudents } from './students/failures';
import { failures as ofTeams } from './teams/failures';
import { failures as ofTraining } from './training/failures';
import { failures as ofUnits } from './units/failures';
import { failures as ofUpkeep } from './upkeep/failures';
import { failures as ofVerifiedAnswers } from './verified-answers/failures';

/** Every way a request can be refused, and its HTTP status. */
export const failures = {
  ...ofPlatform,
  ...ofAccess,
  ...ofAccounts,
  ...ofAdvisors,
  ...ofAssistant,
  ...ofBulk,
  ...ofClassLife,
  ...ofCourseTransfer,
  ...ofCourses,
  ...ofDoubts,
  ...ofFacilitators,
  ...ofFiles,
  ...ofGuardians,
  ...ofImports,
  ...ofKnowledgeBase,
  ...ofLessonPlans,
  ...ofLessons,
  ...ofLoginCards,
  ...ofSharedDevices,
  ...ofOnlineTests,
  ...ofPairs,
  ...ofPoints,
  ...ofPreliminaryTraining,
  ...ofProjects,
  ...ofQuestionBank,
  ...ofSchoolAi,
  ...ofStudents,
  ...ofSchools,
  ...ofTeams,
  ...ofTraining,
  ...ofUnits,
  ...ofUpkeep,
  ...ofVerifiedAnswers,
} as const;

export type FailureCode = keyof typeof failures;

/** The code that an address carries; an own key, because every object knows `constructor` besides. */
export function failureCode(value: string | undefined): FailureCode | undefined {
  return value && Object.hasOwn(failures, value) ? (value as FailureCode) : undefined;
}
