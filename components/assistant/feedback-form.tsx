'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChatMessage } from '@/lib/assistant/client';
import { observationLengthMax } from '@/lib/assistant/rules/limits';
import type { ConversationStore } from './conversation-store';
import type { Say } from './notice';
import { useWords } from './words';

type Props = { message: ChatMessage; store: ConversationStore; say: Say; onClose: () => void };

/** What somebody has to say of an answer: those who write the material read it. */
export function FeedbackForm({ message, store, say, onClose }: Props) {
  const { comment } = useWords();
  const id = useId();
  const before = message.feedback?.observation ?? '';
  const [text, setText] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);

  async function keep(observation: string) {
    onClose();
    const isStored = await store.rate(message.id, { observation });
    if (isStored) say('success', observation ? comment.stored : comment.removed);
    else say('error', comment.failed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const observation = text.trim();
    // Emptied, it takes back what was there; where nothing was, there is nothing to send.
    if (observation || before) return void keep(observation);
    setMissing(true);
    field.current?.focus();
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The form goes, the panel stays.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <form className="ai-feedback" onSubmit={submit} noValidate>
      <label htmlFor={id}>{comment.label}</label>
      <textarea
        ref={field}
        id={id}
        className="ai-field"
        rows={3}
        required
        maxLength={observationLengthMax}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onKeyDown={pressed}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <p id={`${id}-hint`} className={isMissing ? 'ai-missing' : 'ai-soft'} role={isMissing ? 'alert' : undefined}>
        {isMissing ? comment.required : comment.hint}
      </p>
      <div className="ai-actions">
        {before && (
          <button type="button" className="ai-button" onClick={() => void keep('')}>
            {comment.remove}
          </button>
        )}
        <button type="button" className="ai-button" onClick={onClose}>
          {comment.cancel}
        </button>
        <button type="submit" className="ai-button ai-button-main">
          {comment.send}
        </button>
      </div>
    </form>
  );
}
