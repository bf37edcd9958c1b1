import { setConstraintMeanings } from '@/lib/platform/db/database-errors';
import { constraints as ofAccounts } from './accounts/failures';
import { constraints as ofAdvisors } from './advisors/failures';
import { constraints as ofAssistant } from './assistant/failures';
import { constraints as ofClassLife } from './class-life/failures';
import { constraints as ofCourses } from './courses/failures';
import { constraints as ofFacilitators } from './facilitators/failures';
import { failures } from './failures';
import { constraints as ofGuardians } from './guardians/failures';
import { constraints as ofKnowledgeBase } from './knowledge-base/failures';
import { constraints as ofLessons } from './lessons/failures';
import { constraints as ofOnlineTests } from './online-tests/failures';
import { constraints as ofPreliminaryTraining } from './preliminary-training/failures';
import { constraints as ofQuestionBank } from './question-bank/failures';
import { constraints as ofSchools } from './schools/failures';
import { constraints as ofStudents } from './students/failures';
import { constraints as ofTeams } from './teams/failures';
import { constraints as ofUnits } from './units/failures';
import { constraints as ofVerifiedAnswers } from './verified-answers/failures';

export const constraints = {
  ...ofAccounts,
  ...ofAdvisors,
  ...ofAssistant,
  ...ofClassLife,
  ...ofCourses,
  ...ofFacilitators,
  ...ofGuardians,
  ...ofKnowledgeBase,
  ...ofLessons,
  ...ofOnlineTests,
  ...ofPreliminaryTraining,
  ...ofQuestionBank,
  ...ofSchools,
  ...ofStudents,
  ...ofTeams,
  ...ofUnits,
  ...ofVerifiedAnswers,
};

/** By each process that writes, as it starts. */
export function knowConstraints(): void {
  const meanings = Object.entries(constraints).map(([name, code]) => [name, { code, status: failures[code] }] as const);
  setConstraintMeanings(new Map(meanings));
}
