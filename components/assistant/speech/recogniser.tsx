'use client';

import { useEffect, useRef, useState } from 'react';
import SpeechRecognition, { type Recognition, useSpeechRecognition } from 'react-speech-recognition';
import { steady } from './steady-recognition';

/** What was heard is taken once nothing changed for so long (§9). */
const settledAfterMs = 166;

export type RecogniserProps = {
  /** It can be started from now on. */
  onReady: () => void;
  onHeard: (text: string) => void;
  /** Nobody listens any more: what was heard for good, and everything that was heard. */
  onEnd: (final: string, whole: string) => void;
  onDenied: () => void;
  onError: (error: string) => void;
};

type Listener = Pick<RecogniserProps, 'onError'> & { onStart: () => void; onEnd: () => void };

const isAndroid = /android/i.test(navigator.userAgent);
const listeners = new Set<Listener>();
let steadied: Recognition | undefined;

/** Loaded with the first press of the microphone. It shows nothing: it turns the library's state into calls. */
export function Recogniser({ onReady, onHeard, onEnd, onDenied, onError }: RecogniserProps) {
  const { interimTranscript, finalTranscript, listening, isMicrophoneAvailable } = useSpeechRecognition();
  const [hasEnded, setEnded] = useState(false);
  const calls = useRef({ onReady, onHeard, onEnd, onDenied, onError });
  calls.current = { onReady, onHeard, onEnd, onDenied, onError };
  const whole = [finalTranscript, interimTranscript].filter(Boolean).join(' ');

  useEffect(() => {
    const listener: Listener = {
      onStart: () => setEnded(false),
      onEnd: () => setEnded(true),
      onError: (error) => calls.current.onError(error),
    };
    listeners.add(listener);
    steadyOnce();
    // Not at once: a component that is tried out and taken back at the same moment must not begin to listen.
    const timer = setTimeout(() => calls.current.onReady());
    return () => {
      clearTimeout(timer);
      listeners.delete(listener);
      void SpeechRecognition.abortListening();
    };
  }, []);

  useEffect(() => {
    if (whole) calls.current.onHeard(whole);
  }, [whole]);

  useEffect(() => {
    if (!isMicrophoneAvailable) calls.current.onDenied();
  }, [isMicrophoneAvailable]);

  // The library says that nobody listens before the last words have come.
  useEffect(() => {
    if (!hasEnded || listening) return;
    const timer = setTimeout(() => {
      setEnded(false);
      calls.current.onEnd(finalTranscript, whole);
    }, settledAfterMs);
    return () => clearTimeout(timer);
  }, [hasEnded, listening, finalTranscript, whole]);

  return null;
}

/** One recogniser a document, whatever panel listens. */
function steadyOnce(): void {
  const recognition = SpeechRecognition.getRecognition();
  if (!recognition || recognition === steadied) return;
  steadied = recognition;
  const each = (call: (listener: Listener) => void) => {
    for (const listener of listeners) call(listener);
  };
  steady(recognition, isAndroid, {
    onStart: () => each((listener) => listener.onStart()),
    onEnd: () => each((listener) => listener.onEnd()),
    onError: (error) => each((listener) => listener.onError(error)),
  });
}

/** In Portuguese, until the speaker pauses (§9). */
export function startListening(): void {
  void SpeechRecognition.startListening({ language: 'pt-BR', continuous: false });
}

/** While the microphone is held down, a pause ends nothing: the library begins anew. */
export function goOnListening(): void {
  const recognition = SpeechRecognition.getRecognition();
  if (recognition && SpeechRecognition.browserSupportsContinuousListening()) recognition.continuous = true;
}

/** What is heard until here counts. */
export function stopListening(): void {
  void SpeechRecognition.stopListening();
}
