'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { Tipo } from '@/lib/access/actor';
import { useWords } from '../words';
import { hearsSpeech, loadRecogniser, mayListen, type RecogniserModule, type Refusal, refusals } from './listening';
import { stopReading } from './read-aloud';

/** §8. */
const unsupportedMs = 2750;

type Options = {
  tipo: Tipo | undefined;
  onStart: () => void;
  /** What was said so far, to be shown. */
  onHeard: (text: string) => void;
  /** What was said for good. */
  onSpoken: (text: string) => void;
};

export type Speech = {
  phase: 'off' | 'coming' | 'listening' | 'ending';
  /** The microphone is off for good; the sentence says why. */
  refusal: string | undefined;
  start: () => void;
  stop: () => void;
  /** The microphone is being held: only letting go ends it. */
  hold: () => void;
  cancel: () => void;
  recogniser: ReactNode;
};

const lasting: readonly Refusal[] = ['denied', 'notAllowed'];

/** Push to talk: from the press to the last word that was heard. */
export function useSpeech({ tipo, onStart, onHeard, onSpoken }: Options): Speech {
  const { speech: words } = useWords();
  const [phase, setPhase] = useState<Speech['phase']>('off');
  const [loaded, setLoaded] = useState<RecogniserModule>();
  const [refusal, setRefusal] = useState<Refusal>();
  const isWanted = useRef(false);
  const isHeld = useRef(false);
  const isDropped = useRef(false);
  const presses = useRef(0);
  const latest = useRef({ phase, loaded });
  latest.current = { phase, loaded };

  function refuse(why: Refusal) {
    isWanted.current = false;
    setPhase('off');
    // Who was allowed before may be again, once the lesson or the test is over.
    if (lasting.includes(why) && !(why === 'notAllowed' && loaded)) setRefusal(why);
    else toast.error(words[why]);
  }

  async function start() {
    if (phase !== 'off') return;
    stopReading();
    if (!hearsSpeech()) return void toast.error(words.unsupported, { lifeMs: unsupportedMs });
    isWanted.current = true;
    isHeld.current = false;
    isDropped.current = false;
    presses.current += 1;
    const press = presses.current;
    onStart();
    setPhase('coming');
    try {
      // Both at once: the press must still count as one when the microphone is asked for. And each time: a lesson may have
      // it off by now, or a test be open.
      const [isAllowed, recogniser] = await Promise.all([mayListen(tipo), loaded ?? loadRecogniser()]);
      if (presses.current !== press) return;
      if (!isAllowed) return refuse('notAllowed');
      begin(recogniser);
    } catch {
      // Of a press that was taken back nobody awaits anything.
      if (isWanted.current && presses.current === press) refuse('notLoaded');
    }
  }

  /** It says itself when it can be started, the first time. */
  function begin(recogniser: RecogniserModule) {
    if (loaded) listen(loaded);
    else setLoaded(recogniser);
  }

  function listen(recogniser: RecogniserModule | undefined = loaded) {
    if (!recogniser || !isWanted.current) return setPhase('off');
    setPhase('listening');
    recogniser.startListening();
    if (isHeld.current) recogniser.goOnListening();
  }

  /** Called a moment after the press, of which this is still the function. */
  function hold() {
    isHeld.current = true;
    if (latest.current.phase === 'listening') latest.current.loaded?.goOnListening();
  }

  function stop() {
    isWanted.current = false;
    if (phase === 'coming') setPhase('off');
    if (phase !== 'listening') return;
    setPhase('ending');
    loaded?.stopListening();
  }

  /** The subject is another one now: what was heard belongs to none. */
  function cancel() {
    if (phase === 'off') return;
    isDropped.current = true;
    stop();
  }

  function end(final: string, whole: string) {
    isWanted.current = false;
    setPhase('off');
    if (isDropped.current) return;
    if (final) onSpoken(final);
    else if (whole) toast.error(words.unsure);
  }

  useEscape(phase === 'coming' || phase === 'listening', stop);

  return {
    phase,
    refusal: refusal && words[refusal],
    start: () => void start(),
    stop,
    hold,
    cancel,
    recogniser: loaded && (
      <loaded.Recogniser
        onReady={listen}
        onHeard={(text) => !isDropped.current && onHeard(text)}
        onEnd={end}
        onDenied={() => refuse('denied')}
        onError={(error) => {
          const why = refusals[error];
          if (why) toast.error(words[why]);
        }}
      />
    ),
  };
}

/** Esc ends the listening, and nothing else: not the panel. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const call = useRef(onEscape);
  call.current = onEscape;
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      call.current();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [isOn]);
}
