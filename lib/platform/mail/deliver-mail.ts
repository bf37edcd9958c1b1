import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { now } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import type { Mail } from '@/lib/platform/db/generated/client';
import { env } from '@/lib/platform/env/env';
import { localeOf } from '@/lib/platform/i18n/locales';
import { defineJob, type JobContext } from '@/lib/platform/jobs/define-job';
import { metrics } from '@/lib/platform/metrics/metrics';
import { composeMail } from './compose-mail';
import type { MailTemplate } from './define-mail';
import { deliverJobName } from './deliver-job-name';
import { type DrawnMail, drawMail } from './draw-mail';
import { handOver } from './hand-over';
import { claimMail, keepDrawn, type Settled, settleMail } from './outbox';

type Data = Record<string, unknown>;

/** With the queue's growing pauses about a day and a half: as long as mail servers themselves go on trying. */
const retries = 44;

/** One attempt to send one mail. */
export function deliverMail(templates: readonly MailTemplate[]) {
  const byName = new Map(templates.map((template) => [template.name, template]));

  /** As it is sent, which no secret may outlast, and as it is kept. Null: there is nothing to say any more. */
  async function draw(mail: Mail): Promise<DrawnMail | null> {
    const template = byName.get(mail.template);
    if (!template) throw new Error(`There is no template ${mail.template} in app/mails.ts.`);
    const stored = { ...(mail.data as Data), ...(mail.secrets as Data | null) };
    const data = await template.atLeaving({ db: db(), data: stored, now: now() });
    if (!data) return null;
    const language = localeOf(mail.language);
    const drawn = await drawMail(template, language, data);
    const isOpen = mail.secretNames.length === 0 || env().DEMO;
    const masked = template.masked(template.parted(data).open);
    await keepDrawn(mail.id, isOpen ? drawn : await drawMail(template, language, masked));
    return drawn;
  }

  async function attempt(mail: Mail): Promise<Settled | undefined> {
    const drawn = await draw(mail);
    if (!drawn) return written(mail, null, { result: 'failed', reason: 'What it says is not true any more.' });
    const suppression = await db().mailSuppression.findUnique({ where: { address: mail.toAddress.toLowerCase() } });
    if (suppression) return written(mail, null, { result: 'suppressed', reason: suppression.reason });
    const { SMTP_URL } = env();
    if (!SMTP_URL) return written(mail, null, { result: 'held', reason: null });
    const attemptId = randomUUID();
    const message = await composeMail({ ...mail, ...drawn });
    const { outcome, claimed } = await handOver(SMTP_URL, message, () => claimMail(mail.id, attemptId, now()));
    return outcome && written(mail, claimed ? attemptId : null, outcome);
  }

  async function handle({ id }: { id: string }, { lastAttempt }: JobContext): Promise<void> {
    const mail = await db().mail.findUnique({ where: { id } });
    if (mail?.state === 'sending') {
      // The worker that held it is gone, or slow to say what became of it: sending it again might double it.
      await written(mail, mail.attemptId, { result: 'uncertain', reason: null });
    }
    if (mail?.state !== 'queued') return;
    const settled = await attempt(mail).catch((error: Error) => broken(mail, error, lastAttempt));
    if (settled?.result !== 'again') return;
    if (lastAttempt) await written(mail, null, { ...settled, result: 'failed' });
    // The server's words name the person: they stay in the mail's row, out of log and queue.
    else throw new Error('The mail was not taken yet; its row says why.');
  }

  return defineJob({ name: deliverJobName, schema: z.object({ id: z.uuid() }), retries, handle });
}

async function written(mail: Mail, attemptId: string | null, settled: Settled): Promise<Settled> {
  const isOurs = await settleMail(mail.id, attemptId, settled, now());
  if (isOurs) metrics().mails.inc({ result: settled.result });
  return settled;
}

/** Our own fault, such as a template that cannot be drawn: the job shows it, and so does the mail in the end. */
async function broken(mail: Mail, error: Error, lastAttempt: boolean): Promise<undefined> {
  if (lastAttempt) await written(mail, null, { result: 'failed', reason: error.message.slice(0, 500) });
  throw error;
}
