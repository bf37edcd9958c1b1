import { forgetExpired, forgetToldEvents, forgetTries } from '@/lib/access/jobs/forget-expired';
import { forgetPersons } from '@/lib/access/jobs/forget-persons';
import { makePartitions } from '@/lib/access/jobs/make-partitions';
import { forgetLoginCards } from '@/lib/accounts/jobs/forget-login-cards';
import { forgetPasswordLinks } from '@/lib/accounts/jobs/forget-password-links';
import { lookUpAddress } from '@/lib/accounts/jobs/look-up-address';
import { countEngagementDays } from '@/lib/analytics/jobs/count-engagement';
import { forgetVisitors } from '@/lib/analytics/jobs/forget-visitors';
import { anonymiseTranscripts } from '@/lib/assistant/jobs/anonymise-transcripts';
import { hearUnaskedQuestions } from '@/lib/assistant/jobs/hear-unasked';
import { forgetPlans } from '@/lib/bulk/jobs/forget-plans';
import { tellWeeks } from '@/lib/class-reading/jobs/tell-weeks';
import { removeOrphans } from '@/lib/files/jobs/remove-orphans';
import { removeStored } from '@/lib/files/jobs/remove-stored';
import { removeUploadParts } from '@/lib/files/jobs/remove-upload-parts';
import { remakeTopics } from '@/lib/knowledge-base/jobs/remake-passages';
import { remakeLessons } from '@/lib/lesson-plans/jobs/remake-passages';
import { releaseImages } from '@/lib/mural/jobs/release-images';
import { concludeOver } from '@/lib/online-tests/jobs/conclude-over';
import type { Job } from '@/lib/platform/jobs/define-job';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { tidyMails } from '@/lib/platform/mail/tidy-mails';
import { resealKeys } from '@/lib/school-ai/jobs/reseal-keys';
import { forgetSharedDevices } from '@/lib/shared-devices/jobs/forget-shared-devices';
import { runEvaluation } from '@/lib/training/jobs/run-evaluation';
import { reportDrift } from '@/lib/units/jobs/report-drift';
import { forgetClientErrorsJob } from '@/lib/upkeep/jobs/forget-client-errors';
import { mails } from './mails';

/** Everything the product does by itself, as the routes are everything it is asked for. */
export const jobs: readonly Job[] = [
  anonymiseTranscripts,
  concludeOver,
  countEngagementDays,
  forgetExpired,
  forgetToldEvents,
  forgetTries,
  forgetPersons,
  forgetVisitors,
  forgetLoginCards,
  forgetPasswordLinks,
  forgetPlans,
  forgetSharedDevices,
  hearUnaskedQuestions,
  lookUpAddress,
  makePartitions,
  forgetClientErrorsJob,
  remakeLessons,
  remakeTopics,
  removeOrphans,
  removeStored,
  removeUploadParts,
  reportDrift,
  releaseImages,
  resealKeys,
  tellWeeks,
  deliverMail(mails),
  tidyMails,
  runEvaluation,
];
