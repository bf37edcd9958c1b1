'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import { useWords } from '../words';

export type ComposerProps = {
  value: string;
  onChange: (value: string) => void;
  onSend: (text: string) => void;
  /** While an answer is awaited or the subject is not known yet (§5). The field keeps its focus. */
  isDisabled: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Given while there is an answer to stop. */
  onStop?: (() => void) | undefined;
  isStopping?: boolean;
  /** Beside the field: other ways of asking. */
  tools?: ReactNode;
  /** Above the field: what goes with the question. */
  attached?: ReactNode;
};

/** So long after a press, another on the same spot is still the same one. */
const settleMs = 500;

/** Enter sends, Shift and Enter begin a new line (§5); Enter that ends a composed letter does neither. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, isDisabled, field, onStop, isStopping, tools, attached } = props;
  const { composer, stop, stopping } = useWords();
  const id = useId();
  const last = useRef({ was: '', at: 0 });
  const length = value.trim().length;
  const over = Math.max(0, length - questionLengthMax);
  const isSendable = !isDisabled && length > 0 && over === 0;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isSendable) return;
    last.current = { was: 'sent', at: performance.now() };
    onSend(value.trim());
  }

  /** Sending and stopping take each other's place: the second half of a double click finds the other one. */
  function isSecondHalf({ detail }: MouseEvent, of: 'sent' | 'stopped') {
    return detail > 1 || (last.current.was === of && performance.now() - last.current.at < settleMs);
  }

  function stopPressed(event: MouseEvent) {
    // It turns into the other while it is being pressed, and would send at once what comes back.
    event.preventDefault();
    if (isSecondHalf(event, 'sent')) return;
    last.current = { was: 'stopped', at: performance.now() };
    // The button goes; who pressed it by key goes on writing.
    if (event.detail === 0) field.current?.focus();
    onStop?.();
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className="ai-composer" onSubmit={submit}>
      {attached}
      <label htmlFor={id} className="sr-only">
        {composer.label}
      </label>
      <textarea
        ref={field}
        id={id}
        data-focus-first=""
        className="ai-field"
        rows={1}
        required
        placeholder={composer.placeholder}
        value={value}
        readOnly={isDisabled}
        aria-disabled={isDisabled}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? `${id}-over` : undefined}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={pressed}
      />
      {over > 0 && (
        <p id={`${id}-over`} className="ai-missing ai-over">
          <span role="alert">{composer.tooLong}</span> {over}
        </p>
      )}
      {tools}
      {onStop ? (
        <button
          type="button"
          className="ai-send"
          data-stop=""
          disabled={isStopping}
          onClick={stopPressed}
          onKeyDown={leaveRepeated}
        >
          <span className="ai-stop-mark" aria-hidden="true" />
          {isStopping ? stopping : stop}
        </button>
      ) : (
        <button
          type="submit"
          className="ai-send"
          disabled={!isSendable}
          onClick={(event) => isSecondHalf(event, 'stopped') && event.preventDefault()}
          onKeyDown={leaveRepeated}
        >
          <Icon name="send" size={20} />
          {composer.send}
        </button>
      )}
    </form>
  );
}

/** A key that is held down pressed the button that stood here before. */
function leaveRepeated(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
