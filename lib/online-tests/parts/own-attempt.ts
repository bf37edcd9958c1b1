import { row } from '@/lib/access/row';
import { ofTest } from '../queries/open-again';
import { attemptReach } from '../reach';

/** A pupil's own attempt, held until the transaction ends. */
export const ownAttempt = row('testAttempt', attemptReach, {
  by: 'id',
  from: 'attemptId',
  select: {
    id: true,
    state: true,
    seed: true,
    unit: true,
    extraMinutes: true,
    begunAt: true,
    deadline: true,
    concludedBy: true,
    keySentAt: true,
    keyShownAt: true,
    release: {
      select: {
        beginUntil: true,
        limitMinutes: true,
        versionId: true,
        class: { select: { status: true, ...ofTest } },
        version: { select: { practice: true, model: { select: { name: true } } } },
      },
    },
  },
});
