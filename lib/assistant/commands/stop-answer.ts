import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { fail } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';

/** Whoever asked has read enough: what is written stays, whichever instance writes it. An ended one stays as it is. */
export const stopAnswer = defineCommand({
  name: 'assistant.stop-answer',
  may: abilities['assistant:ask'],
  ownRecord: true,
  input: z.object({ id: z.uuid(), content: z.optional(z.string()) }),
  target: noTarget,
  run: async ({ tx, actor, input: { id, content }, now }) => {
    const [stopped] = await tx.$queryRaw<{ content: string }[]>`
      UPDATE chat_messages m
         SET content = CASE WHEN m.state = 'writing' THEN coalesce(${content ?? null}, m.content) ELSE m.content END,
             updated_at = CASE WHEN m.state = 'writing' THEN ${now} ELSE m.updated_at END,
             state = CASE WHEN m.state = 'writing' THEN 'stopped' ELSE m.state END
        FROM conversations c
       WHERE m.id = ${id}::uuid AND m.role = 'assistant' AND c.id = m.conversation_id AND c.account_id = ${actor.id}::uuid
      RETURNING m.content`;
    return { id, ...(stopped ?? fail('MODEL_NOT_FOUND')) };
  },
});
