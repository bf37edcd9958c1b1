import { links as ofAccess } from './access/links';
import { links as ofAccounts } from './accounts/links';
import { links as ofAdvisors } from './advisors/links';
import { links as ofAnalytics } from './analytics/links';
import { links as ofAnnouncements } from './announcements/links';
import { links as ofCare } from './care/links';
import { links as ofClassReading } from './class-reading/links';
import { links as ofClasses } from './classes/links';
import { links as ofClassroom } from './classroom/links';
import { links as ofCourseTransfer } from './course-transfer/links';
import { links as ofCourses } from './courses/links';
import { links as ofFacilitators } from './facilitators/links';
import { links as ofGuardians } from './guardians/links';
import { links as ofImports } from './imports/links';
import { links as ofKnowledgeBase } from './knowledge-base/links';
import { links as ofLessonPlans } from './lesson-plans/links';
import { links as ofLoginCards } from './login-cards/links';
import { links as ofMural } from './mural/links';
import { links as ofNotices } from './notices/links';
import { links as ofOnlineTests } from './online-tests/links';
import { links as ofPassages } from './passages/links';
import { links as ofPlatform } from './platform/links';
import { links as ofPreliminaryTraining } from './preliminary-training/links';
import { links as ofQuestionBank } from './question-bank/links';
import { links as ofSchoolAi } from './school-ai/links';
import { links as ofSchools } from './schools/links';
import { links as ofSelfStudy } from './self-study/links';
import { links as ofSharedDevices } from './shared-devices/links';
import { links as ofStudents } from './students/links';
import { links as ofTeams } from './teams/links';
import { links as ofTraining } from './training/links';
import { links as ofUnits } from './units/links';
import { links as ofUpkeep } from './upkeep/links';
import { links as ofVerifiedAnswers } from './verified-answers/links';

/** Every address of the product. A link is written nowhere else. */
export const links = {
  ...ofPlatform,
  ...ofAccess,
  ...ofAccounts,
  ...ofAdvisors,
  ...ofAnalytics,
  ...ofAnnouncements,
  ...ofCare,
  ...ofClassReading,
  ...ofClasses,
  ...ofClassroom,
  ...ofCourseTransfer,
  ...ofCourses,
  ...ofFacilitators,
  ...ofGuardians,
  ...ofImports,
  ...ofKnowledgeBase,
  ...ofLessonPlans,
  ...ofLoginCards,
  ...ofSharedDevices,
  ...ofMural,
  ...ofNotices,
  ...ofOnlineTests,
  ...ofPassages,
  ...ofPreliminaryTraining,
  ...ofQuestionBank,
  ...ofSchoolAi,
  ...ofSchools,
  ...ofSelfStudy,
  ...ofStudents,
  ...ofTeams,
  ...ofTraining,
  ...ofUnits,
  ...ofUpkeep,
  ...ofVerifiedAnswers,
} as const;
