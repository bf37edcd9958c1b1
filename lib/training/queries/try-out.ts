import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { limitRate } from '@/lib/access/rate-limit';
import { answerOnce } from '@/lib/assistant/answering/answer-once';
import { abilities } from '../abilities';
import { citedNumbers, matchedParts } from '../rules/evaluation';
import { tryOutSeconds, tryOutsMax } from '../rules/limits';
import { AskedText, asReader, Subject } from '../schemas/evaluation';
import { TriedOut } from '../schemas/try-out';

/** Rate-limited, because a model may be paid for it. A model that fails is told as the failure that it is. */
export const tryOut = defineQuery({
  name: 'training.try-out',
  // It writes nothing, and spends a model on what nobody asked to see.
  hiddenWhileSeeing: true,
  may: abilities['assistant:try'],
  input: z.object({ question: AskedText, subject: Subject, ...asReader }),
  reply: TriedOut,
  run: async ({ actor, input: { question, subject, ...reader } }) => {
    await limitRate({ name: 'training.try-out:person', of: actor.id, max: tryOutsMax, seconds: tryOutSeconds });
    const began = performance.now();
    const { passages, ...answer } = await answerOnce({ actor, question, subject, reader });
    const cited = citedNumbers(answer.content, passages.length);
    return {
      ...answer,
      milliseconds: Math.round(performance.now() - began),
      passages: passages.map(({ title, heading, text, address, score }, index) => ({
        number: index + 1,
        score,
        title: matchedParts(title, question),
        heading: matchedParts(heading, question),
        text: matchedParts(text, question),
        address,
        cited: cited.includes(index + 1),
      })),
    };
  },
});
