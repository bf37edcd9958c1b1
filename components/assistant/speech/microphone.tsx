'use client';

import { type PointerEvent, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '../words';
import type { Speech } from './use-speech';

/** From so long on a press is holding: letting go ends it. */
const heldAfterMs = 400;

/** A press begins and a press ends; or it is held as long as somebody speaks. */
export function Microphone({ speech, isDisabled }: { speech: Speech; isDisabled: boolean }) {
  const { speech: words } = useWords();
  const id = useId();
  const press = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  const isOn = speech.phase === 'coming' || speech.phase === 'listening';
  const label = isOn ? words.stop : words.start;
  const note = speech.refusal ?? (isOn ? (speech.phase === 'coming' ? words.coming : words.listening) : '');

  // Told, not set: who pressed by key keeps the focus, and a reader finds the reason.
  const isOff = speech.refusal !== undefined || speech.phase === 'ending' || (isDisabled && !isOn);

  function toggle() {
    if (isOff) return;
    if (isOn) speech.stop();
    else speech.start();
  }

  function down(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    // The finger may leave the button meanwhile.
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { at: performance.now(), timer: isOff || isOn ? undefined : setTimeout(speech.hold, heldAfterMs) };
    toggle();
  }

  function up() {
    const { at, timer } = press.current;
    clearTimeout(timer);
    if (timer !== undefined && performance.now() - at >= heldAfterMs) speech.stop();
  }

  return (
    <>
      <button
        type="button"
        className="ai-icon-button ai-microphone"
        aria-label={label}
        title={label}
        aria-pressed={isOn}
        aria-busy={speech.phase === 'coming' || undefined}
        aria-describedby={note ? id : undefined}
        aria-disabled={isOff}
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={up}
        onContextMenu={(event) => event.preventDefault()}
        // A key, or a screen reader: no pointer came before.
        onClick={(event) => event.detail === 0 && toggle()}
      >
        <Icon name="microphone" />
      </button>
      <p id={id} role="status" className="ai-tool-note" hidden={!note}>
        {note}
      </p>
    </>
  );
}
