'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { links } from '@/lib/class-reading/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { Composer } from '../composer/composer';
import { tooMuch } from '../composer/too-much';
import { useAsking } from '../composer/use-asking';
import { useLessonLock } from '../composer/use-lesson-lock';
import type { ConversationStore } from '../conversation/conversation-store';
import type { ConversationView } from '../conversation/conversation-view';
import { useConversation } from '../conversation/use-conversation';
import { useFollowing } from '../conversation/use-following';
import { EmptyConversation } from '../messages/empty-conversation';
import { MessageList } from '../messages/message-list';
import { plainText } from '../messages/plain-text';
import { useStarters } from '../subjects/use-starters';
import type { Subjects } from '../subjects/use-subjects';
import { useWords } from '../words';
import { stand, useStanding } from './assistant-standing';
import { ClearConversation } from './clear-conversation';

type Props = {
  locale: Locale;
  subjects: Subjects;
  /** On a phone the panel makes way for the page that a citation opens. */
  onFollow: (() => void) | undefined;
};

/** One conversation: what was said, and the field to go on. */
export function Chat({ locale, subjects, onFollow }: Props) {
  const words = useWords();
  const { store, view } = useConversation(subjects, locale);
  const [isClearing, setClearing] = useState(false);
  const talk = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useFollowing(talk, { locale, onLeave: subjects.keepFor, onFollow });
  const isPupil = subjects.person?.tipo === 'aluno';
  const finished = view?.finished;
  const lock = useLessonLock(isPupil, finished?.why);

  // Once an answer, whole: a reader that hears every piece hears nothing. Empty meanwhile, so that the same again is said.
  const spoken = useMemo(() => {
    if (!finished) return null;
    const { html, why } = finished;
    return `${words.answered} ${html ? plainText(html) : (tooMuch(why, words)?.text ?? words.failed)}`;
  }, [finished, words]);

  const asking = useAsking({ locale, subjects, store, view, onClear: () => setClearing(true), onFollow });

  const { asked } = useStanding();
  const canAsk = !asking.composer.isDisabled;
  const askTapped = useEffectEvent((question: string) => {
    stand({ asked: null });
    if (!lock.isOff) void asking.send(question, true);
  });
  useEffect(() => {
    if (asked !== null && canAsk) askTapped(asked);
  }, [asked, canAsk]);

  async function clear() {
    const cleared = store?.clear();
    // What was pressed is gone with the messages.
    setTimeout(() => field.current?.focus());
    if (!(await cleared)) toast.error(words.clear.failed);
  }

  const isEmpty = view?.state === 'ready' && view.messages.length === 0;
  const suggestions = useStarters(subjects.choice, locale, isEmpty);
  return (
    <>
      <div ref={talk} className="ai-talk">
        {store && view?.state === 'ready' ? (
          <Talk
            store={store}
            view={view}
            locale={locale}
            suggestions={suggestions}
            isDisabled={asking.composer.isDisabled || lock.isOff}
            onAsk={(question) => void asking.send(question, true)}
          />
        ) : (
          <NoTalk subjects={subjects} view={view} onAgain={() => void store?.refresh()} />
        )}
      </div>
      <div className="ai-foot" onPaste={asking.onPaste}>
        {asking.errorHelp}
        {lock.isOff && !view?.live ? (
          <p role="status" className="ai-off">
            <Icon name="lock" /> {words.offInLesson}
          </p>
        ) : (
          <Composer
            {...asking.composer}
            field={field}
            onStop={view?.live ? () => store?.stop() : undefined}
            isStopping={view?.live?.isStopping === true}
          />
        )}
        {lock.line}
        <div className="ai-foot-line">
          <p>{isPupil ? words.readByFacilitators : words.composer.hint}</p>
          {subjects.person?.tipo === 'instrutor' && (
            <a className="ai-link" href={localized(locale, links.classReading())} onClick={onFollow}>
              {words.classWeek}
            </a>
          )}
          {view && view.messages.length > 0 && (
            <ClearConversation isOpen={isClearing} setOpen={setClearing} onConfirm={clear} />
          )}
        </div>
      </div>
      {asking.recogniser}
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  );
}

type TalkProps = {
  store: ConversationStore;
  view: ConversationView;
  locale: Locale;
  suggestions: readonly string[];
  isDisabled: boolean;
  onAsk: (question: string) => void;
};

function Talk({ store, view, locale, ...empty }: TalkProps) {
  if (view.messages.length === 0) return <EmptyConversation {...empty} />;
  return <MessageList store={store} view={view} locale={locale} />;
}

type NoTalkProps = { subjects: Subjects; view: ConversationView | null; onAgain: () => void };

function NoTalk({ subjects, view, onAgain }: NoTalkProps) {
  const words = useWords();
  if (subjects.isFailed) return null;
  if (subjects.isSettled && !subjects.choice.subject) return <p className="ai-state">{words.subject.none}</p>;
  if (view?.state !== 'unreadable') return <p className="ai-state">{words.loading}</p>;
  return (
    <p className="ai-state" role="alert">
      {words.unreadable}
      <button type="button" className="ai-link" onClick={onAgain}>
        {words.again}
      </button>
    </p>
  );
}
