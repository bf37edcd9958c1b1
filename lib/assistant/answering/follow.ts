import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { Failure } from '@/lib/platform/errors/failures';
import { answer } from '../queries/answer';
import type { AnswerToFollow } from '../schemas/answers';
import { registry } from './registry';
import { codeOf, endingOf, failing, ownRun } from './run';
import { endTelling, grow, newTelling, type Telling } from './telling';

const everyMs = 500;

type Row = Awaited<ReturnType<typeof answer>>;

/** An answer by its id: as it is written here, as another instance stores it, or as it ended. */
export async function followed(actor: Actor, ref: z.input<typeof AnswerToFollow>): Promise<Telling> {
  const { id } = ref;
  const row = await answer(actor, ref);
  const known = ownRun(actor, id)?.telling ?? registry().followed.get(id);
  if (known) return known;
  const { questionDocId, origin, sources, locale, state, content } = row;
  const telling = newTelling({ docId: id, questionDocId, origin, sources, locale });
  telling.text = content;
  if (state === 'writing') follow(actor, telling);
  else endTelling(telling, endingOf(telling, { state, content }, 'ai.cut'));
  return telling;
}

/** One reading a moment for all browsers of this instance that wait for one answer. */
function follow(actor: Actor, telling: Telling): void {
  const { followed: all } = registry();
  all.set(telling.docId, telling);
  const next = () => setTimeout(look, everyMs);
  const look = () =>
    answer(actor, { id: telling.docId }).then(
      (row) => {
        taken(telling, row);
        if (telling.ending) all.delete(telling.docId);
        else next();
      },
      (error: unknown) => {
        const isGone = error instanceof Failure && error.status === 404;
        if (!isGone) return void next();
        all.delete(telling.docId);
        endTelling(telling, failing(telling, codeOf(error)));
      },
    );
  next();
}

function taken(telling: Telling, { state, content, sources, origin }: Row): void {
  if (content.length > telling.text.length) grow(telling, content.slice(telling.text.length));
  if (state === 'writing') return;
  // Only those that it really cites are left, and the guide may have taken over.
  Object.assign(telling, { sources, origin });
  endTelling(telling, endingOf(telling, { state, content }, 'ai.cut'));
}
