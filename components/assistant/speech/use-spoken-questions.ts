'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import { destinationOf, subjectOf } from '@/lib/assistant/rules/subjects';
import { commandIn, type VoiceCommand } from '@/lib/assistant/rules/voice-commands';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { isFailed } from '../conversation/answer-end';
import type { ConversationView } from '../conversation/conversation-view';
import { addressOf, follow } from '../subjects/addresses';
import type { Subjects } from '../subjects/use-subjects';
import { useWords } from '../words';
import { readAloud, stopReading } from './read-aloud';
import { useSpeech } from './use-speech';

type Options = {
  locale: Locale;
  subjects: Subjects;
  view: ConversationView | null;
  draft: string;
  setDraft: (text: string) => void;
  send: (text: string) => Promise<boolean>;
  onClear: () => void;
  onFollow: (() => void) | undefined;
};

/** What is spoken is sent by itself, behind what was typed, and its answer read aloud (§4); a command is carried out. */
export function useSpokenQuestions(options: Options) {
  const { locale, subjects, view, draft, setDraft, send } = options;
  const typed = useRef('');
  const isAwaited = useRef(false);
  const carryOut = useCommands(options);

  const speech = useSpeech({
    tipo: subjects.person?.tipo,
    onStart: () => {
      typed.current = draft.trim();
    },
    onHeard: (text) => setDraft(behind(typed.current, text)),
    onSpoken: (text) => {
      const command = typed.current === '' ? commandIn(text) : undefined;
      if (!command) return void ask(behind(typed.current, text));
      setDraft('');
      carryOut(command);
    },
  });

  async function ask(text: string) {
    // It stays in the field, which says how much there is too much.
    if (text.length > questionLengthMax) return setDraft(text);
    isAwaited.current = true;
    if (!(await send(text))) isAwaited.current = false;
  }

  const finished = view?.finished;
  useEffect(() => {
    if (!finished || !isAwaited.current) return;
    isAwaited.current = false;
    if (!isFailed(finished)) void readAloud(finished, locale);
  }, [finished, locale]);

  // Of another subject nothing is awaited, and what is being said was meant for this one.
  const { subject, division } = subjects.choice;
  const cancel = useRef(speech.cancel);
  cancel.current = speech.cancel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each subject.
  useEffect(
    () => () => {
      isAwaited.current = false;
      cancel.current();
    },
    [subject, division],
  );

  useEffect(() => {
    addEventListener('pagehide', stopReading);
    return () => {
      removeEventListener('pagehide', stopReading);
      stopReading();
    };
  }, []);

  return speech;
}

function useCommands({ locale, subjects, view, onClear, onFollow }: Options) {
  const { speech: words } = useWords();
  const router = useRouter();

  function readAgain() {
    const last = view?.messages.findLast((message) => message.role === 'assistant' && !isFailed(message));
    if (last) void readAloud(last, locale);
    else toast.error(words.nothingToRead);
  }

  function openLesson() {
    const address = lessonAddress(subjects);
    if (!address) return void toast.error(words.noLesson);
    follow(localized(locale, address), (to) => router.push(to));
    onFollow?.();
  }

  return (command: VoiceCommand) => {
    if (command === 'readAgain') return readAgain();
    if (command === 'openLesson') return openLesson();
    // The reading ended with the press of the microphone.
    if (command === 'stop') return void toast.success(words.stopped);
    if (view?.messages.length) onClear();
    else toast.error(words.nothingToClear);
  };
}

/** The lesson that is talked about, else the one whose page this is, or that the class is at. */
function lessonAddress({ choice, place, catalogue }: Subjects): string | undefined {
  const chosen = destinationOf(choice, place, catalogue);
  if (chosen?.to === 'lesson') return addressOf(chosen);
  if (!place.lesson) return undefined;
  const here = destinationOf({ subject: subjectOf('lesson', place.lesson), division: '' }, place, catalogue);
  return here && addressOf(here);
}

function behind(typed: string, spoken: string): string {
  return typed ? `${typed} ${spoken}` : spoken;
}
