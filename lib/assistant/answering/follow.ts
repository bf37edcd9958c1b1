import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { Failure } from '@/lib/platform/errors/failures';
import { answer } from '../queries/answer';
import type { AnswerToFollow } from '../schemas/answers';
import { type Broadcast, endBroadcast, grow, newBroadcast, replace } from './broadcast';
import { registry } from './registry';
import { codeOf, endingOf, failing, ownRun } from './run';

const everyMs = 500;

type Row = Awaited<ReturnType<typeof answer>>;

/** An answer by its id: as it is written here, as another instance stores it, or as it ended. */
export async function followed(actor: Actor, ref: z.input<typeof AnswerToFollow>): Promise<Broadcast> {
  const { id } = ref;
  const row = await answer(actor, ref);
  const known = ownRun(actor, id)?.broadcast ?? registry().followed.get(id);
  if (known) return known;
  const { questionDocId, origin, sources, locale, state, content, standsIn } = row;
  const broadcast = newBroadcast({ docId: id, questionDocId, origin, sources, locale });
  broadcast.text = content;
  if (state === 'writing') follow(actor, broadcast);
  else endBroadcast(broadcast, endingOf(broadcast, { state, content, standsIn }, 'ai.cut'));
  return broadcast;
}

/** One reading a moment for all browsers of this instance that wait for one answer. */
function follow(actor: Actor, broadcast: Broadcast): void {
  const { followed: all } = registry();
  all.set(broadcast.docId, broadcast);
  const next = () => setTimeout(look, everyMs);
  const look = () =>
    answer(actor, { id: broadcast.docId }).then(
      (row) => {
        taken(broadcast, row);
        if (broadcast.ending) all.delete(broadcast.docId);
        else next();
      },
      (error: unknown) => {
        const isGone = error instanceof Failure && error.status === 404;
        if (!isGone) return void next();
        all.delete(broadcast.docId);
        endBroadcast(broadcast, failing(broadcast, codeOf(error)));
      },
    );
  next();
}

function taken(broadcast: Broadcast, { state, content, sources, origin, standsIn }: Row): void {
  // The model saw danger, or the guide took over: nothing of what it wrote stays.
  if (origin !== broadcast.origin || !content.startsWith(broadcast.text))
    replace(broadcast, { origin, text: content, sources });
  else if (content.length > broadcast.text.length) grow(broadcast, content.slice(broadcast.text.length));
  if (state === 'writing') return;
  // Only those that it really cites are left, and the guide may have taken over.
  Object.assign(broadcast, { sources, origin });
  endBroadcast(broadcast, endingOf(broadcast, { state, content, standsIn }, 'ai.cut'));
}
