import type * as z from 'zod/mini';
import { operation } from '@/lib/platform/http/operation';
import type { acceptLateAnswers } from './commands/accept-late-answers';
import type { beginAttempt } from './commands/begin-attempt';
import type { closeAnswerKey } from './commands/close-answer-key';
import type { concludeTests } from './commands/conclude-tests';
import type { giveExtraMinutes } from './commands/give-extra-minutes';
import type { gradeShortTexts } from './commands/grade-short-texts';
import type { openAnswerKey } from './commands/open-answer-key';
import type { receivePacket } from './commands/receive-packet';
import type { redoTest } from './commands/redo-test';
import type { releaseTest } from './commands/release-test';
import type { resetTest } from './commands/reset-test';
import type { attemptOfPupil } from './queries/attempt-of-pupil';
import type { testBoard } from './queries/board';
import type { ownTests } from './queries/own-tests';
import type { testPreview } from './queries/preview';
import type { shortTexts } from './queries/short-texts';
import type { versionPreview } from './queries/version-preview';
import type { AttemptStanding, HeardAnswers } from './schemas/answers';
import type { ConcludeDoor, DeviceNewsDoor, GivenAnswersDoor } from './schemas/doors';

const test = '/turmas/{id}/units/{unit}/test';
const params = { id: 'classId', unit: 'unit' };

export const readTestBoardOp = operation<typeof testBoard>({
  method: 'GET',
  path: test,
  params,
  summary: 'How the test of a unit stands in a class, student by student',
});

export const releaseTestOp = operation<typeof releaseTest>({
  method: 'POST',
  path: `${test}/release`,
  params,
  summary: 'Release a test to students: two hours to begin',
});

export const redoTestOp = operation<typeof redoTest>({
  method: 'POST',
  path: `${test}/redo`,
  params,
  summary: 'Let students do a test again: ten minutes to begin',
});

export const resetTestOp = operation<typeof resetTest>({
  method: 'POST',
  path: `${test}/reset`,
  params,
  summary: "Reset a student's test; what was is kept and counts no more",
});

export const giveExtraMinutesOp = operation<typeof giveExtraMinutes>({
  method: 'POST',
  path: `${test}/extraMinutes`,
  params,
  summary: 'More time for students who have not ended yet',
});

export const concludeTestsOp = operation<typeof concludeTests>({
  method: 'POST',
  path: `${test}/conclude`,
  params,
  summary: 'End the tests of students; what is stored counts',
});

export const acceptLateOp = operation<typeof acceptLateAnswers>({
  method: 'POST',
  path: `${test}/attempts/{attempt}/late`,
  params: { ...params, attempt: 'attemptId' },
  summary: 'Let answers count that were given in time and came too late',
});

export const receivePacketOp = operation<typeof receivePacket>({
  method: 'POST',
  path: `${test}/packets`,
  params,
  summary: 'Answers that a device without a line showed as a code, under the ordinary rules of time',
});

export const readAttemptOp = operation<typeof attemptOfPupil>({
  method: 'GET',
  path: `${test}/attempts/{attempt}`,
  params: { ...params, attempt: 'attemptId' },
  summary: "A student's ended test with the answer key",
});

export const readShortTextsOp = operation<typeof shortTexts>({
  method: 'GET',
  path: `${test}/texts`,
  params,
  summary: 'Short texts of a test, question by question',
});

export const readTestPreviewOp = operation<typeof testPreview>({
  method: 'GET',
  path: `${test}/preview`,
  params,
  summary: 'The first questions of a version as a student would get them',
});

export const readVersionPreviewOp = operation<typeof versionPreview>({
  method: 'GET',
  path: '/provas/versions/{id}/preview',
  params: { id: 'id' },
  summary: 'All questions of a version, a draft too, as a student would get them',
});

export const gradeShortTextsOp = operation<typeof gradeShortTexts>({
  method: 'POST',
  path: `${test}/texts`,
  params,
  summary: 'Grade short texts of a test',
});

export const ownTestsOp = operation<typeof ownTests>({
  method: 'GET',
  path: '/provas/mine',
  summary: 'The own tests, open or taken',
});

const attempt = '/provas/attempts/{id}';
const ofAttempt = { id: 'attemptId' };

/** Gives the attempt's key, so that nothing of the answer is kept: beginning again gives the same. */
export const beginAttemptOp = operation<typeof beginAttempt>({
  method: 'POST',
  path: `${attempt}/begin`,
  params: ofAttempt,
  summary: 'Begin the own test, or come back to it',
  repeatable: true,
  secret: true,
});

export const openAnswerKeyOp = operation<typeof openAnswerKey>({
  method: 'POST',
  path: `${attempt}/answerKey`,
  params: ofAttempt,
  summary: 'The own result, with the answer key the first time',
  repeatable: true,
  secret: true,
});

export const closeAnswerKeyOp = operation<typeof closeAnswerKey>({
  method: 'POST',
  path: `${attempt}/answerKey/shown`,
  params: ofAttempt,
  summary: 'The answer key was shown: it is not sent again',
  repeatable: true,
});

/** The header that brings an attempt's own key. */
export const attemptKeyHeader = 'x-attempt-key';

/** What the attempt's own key opens, without a session: a lost sign-in loses no answer. */
type Keyed<Input extends z.ZodMiniType, Reply extends z.ZodMiniType> = { definition: { input: Input; reply: Reply } };

const opened = { params: ofAttempt, callers: 'anyone', repeatable: true } as const;

export const saveAnswersOp = operation<Keyed<typeof GivenAnswersDoor, typeof HeardAnswers>>({
  method: 'POST',
  path: `${attempt}/answers`,
  summary: "Save answers of a test, by the attempt's key",
  ...opened,
});

export const concludeAttemptOp = operation<Keyed<typeof ConcludeDoor, typeof AttemptStanding>>({
  method: 'POST',
  path: `${attempt}/conclude`,
  summary: "Conclude a test, by the attempt's key",
  ...opened,
});

export const hearDeviceOp = operation<Keyed<typeof DeviceNewsDoor, typeof AttemptStanding>>({
  method: 'POST',
  path: `${attempt}/standing`,
  summary: "How a test stands, and what its device tells, by the attempt's key",
  ...opened,
});
