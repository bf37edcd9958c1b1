'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { askDoubtOp, withdrawDoubtOp } from '@/lib/doubts/contract';
import { doubtLengthMax } from '@/lib/doubts/rules/limits';
import { randomId } from '@/lib/platform/browser/random-id';
import type { Locale } from '@/lib/platform/i18n/locales';
import { inputOf } from '@/lib/platform/outbox/taps';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import { OwnDoubt } from './own-doubt';
import type { LessonTap } from './use-lesson-tap';

type Props = {
  doubts: Seat['doubts'];
  tap: LessonTap;
  /** What is being typed: it outlives a screen that who teaches switches off meanwhile. */
  typed: [string, Dispatch<SetStateAction<string>>];
};

/** A pupil's doubts of one lesson: asking is one field, and each says what became of it. */
export function OwnDoubts({ doubts, tap, typed: [text, setText] }: Props) {
  const t = useTranslations('seat');
  const locale = useLocale() as Locale;
  const id = useId();
  const [isNotKept, setNotKept] = useState(false);
  // Of one text, however often the button is pressed before it is on the disk: sent again it is the same doubt.
  const draft = useRef({ id: '', text: '' });
  const unsent = new Set(usePending().flatMap((item) => inputOf(askDoubtOp, item)?.doubtId ?? []));

  async function ask() {
    const asked = text.trim();
    if (!asked) return;
    if (draft.current.text !== asked) draft.current = { id: randomId(), text: asked };
    const doubtId = draft.current.id;
    const key = await tap(askDoubtOp, { doubtId, text: asked, locale }, t('ownDoubts.labels.ask', { text: asked }));
    setNotKept(key === undefined);
    if (draft.current.id === doubtId) draft.current = { id: '', text: '' };
    // What was typed goes on being there until it is on this device's disk.
    if (key) setText((now) => (now.trim() === asked ? '' : now));
  }

  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-xl">
        {t('ownDoubts.title')}
      </h2>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <Field
          id={id}
          label={t('ownDoubts.field')}
          hint={t('ownDoubts.hint')}
          error={isNotKept ? t('ownDoubts.notKept') : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={doubtLengthMax}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" size="lg" icon="send">
            {t('ownDoubts.send')}
          </Button>
        </div>
      </form>
      {doubts.length > 0 && (
        <ul className="flex flex-col gap-2">
          {doubts.map((doubt) => (
            <OwnDoubt
              key={doubt.id}
              doubt={doubt}
              isUnsent={unsent.has(doubt.id)}
              onWithdraw={() =>
                void tap(withdrawDoubtOp, { doubtId: doubt.id, locale }, t('ownDoubts.labels.withdraw'))
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
