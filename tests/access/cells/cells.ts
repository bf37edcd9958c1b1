import { accountCells } from './accounts';
import { advisorCells } from './advisors';
import { analyticsCells } from './analytics';
import { announcementCells } from './announcements';
import { assistantCells } from './assistant';
import { authoringCells } from './authoring';
import { bulkCells } from './bulk';
import { careCells } from './care';
import type { Cell } from './cell';
import { chatImageCells } from './chat-images';
import { classReadingCells } from './class-reading';
import { classCells } from './classes';
import { classroomCells } from './classroom';
import { consentCells } from './consents';
import { courseCells } from './courses';
import { facilitatorCells } from './facilitators';
import { fileCells } from './files';
import { importCells } from './imports';
import { knowledgeBaseCells } from './knowledge-base';
import { lessonPlanCells } from './lesson-plans';
import { liveCells } from './live';
import { loginCardCells } from './login-cards';
import { loginCells } from './logins';
import { muralCells } from './mural';
import { noticeCells } from './notices';
import { onlineTestCells } from './online-tests';
import { outboxCells } from './outbox';
import { passageCells } from './passages';
import { peopleCells } from './people';
import { preliminaryTrainingCells } from './preliminary-training';
import { questionBankCells } from './question-bank';
import { schoolAiCells } from './school-ai';
import { schoolCells } from './schools';
import { seeingCells } from './seeing';
import { selfStudyCells } from './self-study';
import { sharedDeviceCells } from './shared-devices';
import { speechCells } from './speech';
import { guardianCells, studentCells } from './students';
import { teamCells } from './teams';
import { trainingCells } from './training';
import { unitCells } from './units';
import { upkeepCells } from './upkeep';
import { verifiedAnswerCells } from './verified-answers';

/**
 * By part of the product, then by `METHOD path`. Each part is the test file of its name, so that they run beside each
 * other. An operation without a cell fails operations.test.ts, so a new route is covered the moment it exists.
 */
export const cells = {
  content: { ...courseCells, ...authoringCells, ...questionBankCells },
  assistant: {
    ...assistantCells,
    ...careCells,
    ...chatImageCells,
    ...classReadingCells,
    ...passageCells,
    ...schoolAiCells,
    ...speechCells,
    ...trainingCells,
  },
  teaching: {
    ...classroomCells,
    ...unitCells,
    ...fileCells,
    ...knowledgeBaseCells,
    ...lessonPlanCells,
    ...onlineTestCells,
    ...selfStudyCells,
    ...teamCells,
    ...verifiedAnswerCells,
  },
  people: {
    ...guardianCells,
    ...announcementCells,
    ...muralCells,
    ...noticeCells,
    ...studentCells,
    ...accountCells,
    ...advisorCells,
    ...facilitatorCells,
    ...analyticsCells,
    ...bulkCells,
    ...classCells,
    ...importCells,
    ...liveCells,
    ...consentCells,
    ...loginCardCells,
    ...sharedDeviceCells,
    ...loginCells,
    ...outboxCells,
    ...peopleCells,
    ...preliminaryTrainingCells,
    ...schoolCells,
    ...seeingCells,
    ...upkeepCells,
  },
} satisfies Record<string, Readonly<Record<string, Cell>>>;
