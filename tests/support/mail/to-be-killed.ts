import { startWorker } from '@/lib/platform/jobs/worker';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { letter } from './letter';

/** A worker that delivers mails until it is killed. */
await startWorker([deliverMail([letter])]);
