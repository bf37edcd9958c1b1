'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { ChatMessage } from '@/lib/assistant/client';
import { observationLengthMax } from '@/lib/assistant/rules/limits';
import type { ConversationStore } from '../conversation/conversation-store';
import { useWords } from '../words';
import { AnswerHtml } from './answer-html';

type Props = { message: ChatMessage; store: ConversationStore; onClose: (hadFocus: boolean) => void };

/** What somebody has to say of an answer: those who write the material read it. */
export function FeedbackForm({ message, store, onClose }: Props) {
  const { comment } = useWords();
  const id = useId();
  const [before] = useState(message.feedback?.observation ?? '');
  const [text, setText] = useState(before);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<'required' | 'failed'>();
  const [help, setHelp] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);

  async function keep(observation: string) {
    if (isSending) return;
    setFault(undefined);
    setSending(true);
    const kept = await store.rate(message.id, { observation });
    setSending(false);
    // Closed meanwhile it says so elsewhere, and closes none that was opened since.
    const isOpen = form.current !== null;
    // What was written stays until it is stored.
    if (!kept) return isOpen ? setFault('failed') : void toast.error(comment.failed);
    // Who is in need is told whom to turn to, and not that all is well.
    if (kept.help && isOpen) return setHelp(kept.help);
    toast.success(observation ? comment.stored : comment.removed);
    if (isOpen) close();
  }

  function close() {
    onClose(form.current?.contains(document.activeElement) === true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const observation = text.trim();
    // Emptied, it takes back what was there; where nothing was, there is nothing to send.
    if (observation || before) return void keep(observation);
    setFault('required');
    field.current?.focus();
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The form goes, the panel stays.
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  if (help) {
    return (
      <div className="ai-feedback" role="alert">
        <AnswerHtml html={help} />
        <button type="button" className="ai-button" onClick={() => onClose(true)}>
          {comment.close}
        </button>
      </div>
    );
  }
  return (
    <form ref={form} className="ai-feedback" onSubmit={submit} noValidate>
      <label htmlFor={id}>{comment.label}</label>
      <textarea
        ref={field}
        id={id}
        className="ai-field"
        rows={3}
        required
        maxLength={observationLengthMax}
        readOnly={isSending}
        aria-invalid={fault === 'required' || undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onKeyDown={pressed}
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
      />
      <p id={`${id}-hint`} className={fault ? 'ai-missing' : 'ai-soft'} role={fault ? 'alert' : undefined}>
        {comment[fault ?? 'hint']}
      </p>
      <div className="ai-actions">
        {before && (
          <button type="button" className="ai-button" aria-disabled={isSending} onClick={() => void keep('')}>
            {comment.remove}
          </button>
        )}
        <button type="button" className="ai-button" onClick={close}>
          {comment.cancel}
        </button>
        <button type="submit" className="ai-button ai-button-main" aria-disabled={isSending}>
          {comment.send}
        </button>
      </div>
    </form>
  );
}
