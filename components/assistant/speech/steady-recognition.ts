import type { Recognition } from 'react-speech-recognition';
import { type Heard, heardIn, type SpeechResult, untold } from './heard';

/** On Android a final result is believed once no other followed it for so long (§9). */
const androidDebounceMs = 250;

type Told = {
  onStart: () => void;
  /** The microphone is off, and everything that was heard is told. */
  onEnd: () => void;
  onError: (error: string) => void;
};

const silence: Heard = { final: '', interim: '' };

/**
 * Stands between a recogniser and the library, which would write down every word as often as Android tells it, and drops
 * a first final result that follows a final one. The library hears each word once.
 */
export function steady(recognition: Recognition, isAndroid: boolean, { onStart, onEnd, onError }: Told): void {
  const { onresult: tell, onend: end, onerror: refuse } = recognition;
  let heard = silence;
  let told = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  function tellResults(...results: SpeechResult[]) {
    tell?.call(recognition, { resultIndex: 0, results });
  }

  function tellFinal() {
    waiting = undefined;
    const rest = untold(told, heard.final);
    told = heard.final;
    if (rest) tellResults(result(rest, true), ...guessed(heard.interim));
    if (hasEnded) onEnd();
  }

  recognition.onstart = () => {
    clearTimeout(waiting);
    waiting = undefined;
    heard = silence;
    told = '';
    hasEnded = false;
    onStart();
  };
  recognition.onresult = ({ results }) => {
    heard = heardIn(results as ArrayLike<SpeechResult>, isAndroid);
    const guess = [untold(told, heard.final), heard.interim].filter(Boolean).join(' ');
    tellResults(result(guess, false));
    if (!heard.final) return;
    clearTimeout(waiting);
    if (isAndroid) waiting = setTimeout(tellFinal, androidDebounceMs);
    else tellFinal();
  };
  recognition.onend = (event) => {
    end?.call(recognition, event);
    hasEnded = true;
    if (waiting === undefined) onEnd();
  };
  recognition.onerror = (event) => {
    refuse?.call(recognition, event);
    onError(event.error ?? '');
  };
}

function result(transcript: string, isFinal: boolean): SpeechResult {
  return { isFinal, 0: { transcript, confidence: 1 } };
}

function guessed(text: string): SpeechResult[] {
  return text ? [result(text, false)] : [];
}
