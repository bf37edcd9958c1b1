import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { links } from '../links';
import { answeredMail } from '../mails/answered';
import { requestCard, requestFields } from '../queries';
import { trainingRequestReach } from '../reach';
import { statusAfter } from '../rules';
import { TrainingAnswer, TrainingRequestCard } from '../schemas';

/** Accepted or refused with words, then done. The facilitator is told by mail. */
export const answerTraining = defineCommand({
  name: 'preliminary-training.answer',
  may: abilities['training-request:answer'],
  input: TrainingAnswer,
  reply: TrainingRequestCard,
  target: row('trainingRequest', trainingRequestReach, {
    by: 'id',
    revision: 'compared',
    select: { id: true, status: true, facilitator: { select: { account: { select: { email: true, active: true } } } } },
  }),
  run: async ({ tx, actor, input: { id, revision, action, answer }, target, now }) => {
    const status = statusAfter(target.status, action) ?? fail('training-request.not-now');
    const data = { status, answer, answeredById: actor.id, answeredAt: now, revision: revision + 1 };
    return requestCard(await tx.trainingRequest.update({ where: { id }, data, select: requestFields }));
  },
  after: async ({ tx, target, result: { courseName, moduleName, status, answer } }) => {
    const { email, active } = target.facilitator.account;
    if (email === null || !active) return;
    const address = publicAddress(localized(defaultLocale, links.trainingRequests('facilitator'))).href;
    const data = { moduleName: `${courseName} · ${moduleName}`, status, answer, address };
    await sendMail(tx, { to: { address: email }, template: answeredMail, language: defaultLocale, data });
  },
});
