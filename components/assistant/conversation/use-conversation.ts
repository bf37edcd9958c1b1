'use client';

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  addQuestion,
  clearConversation,
  followAnswer,
  forgetConversation,
  keepConversation,
  keptConversation,
  readConversation,
  stopAnswer,
  updateFeedback,
} from '@/lib/assistant/client';
import { wholeSubject } from '@/lib/assistant/rules/limits';
import { subjectParts } from '@/lib/assistant/rules/subjects';
import type { Locale } from '@/lib/platform/i18n/locales';
import { draftKey, drafts } from '../composer/drafts';
import type { Subjects } from '../subjects/use-subjects';
import { ConversationStore } from './conversation-store';
import { tellTabs, watchTabs } from './other-tabs';
import { resumeWithdrawals, takeBack } from './withdrawals';

const calls = { addQuestion, clearConversation, followAnswer, readConversation, stopAnswer, updateFeedback };

/** The conversation about what is chosen; none while that is not known. */
export function useConversation(subjects: Subjects, locale: Locale) {
  const { person, choice, isSettled } = subjects;
  const user = isSettled && choice.subject ? person?.username : undefined;
  const { subject, division } = choice;
  /** Where one stands when one asks: another page under the same conversation is no other conversation. */
  const latest = useRef(subjects);
  latest.current = subjects;

  const store = useMemo(() => {
    if (user === undefined) return null;
    const key = { user, subject, division, locale };
    const made: ConversationStore = new ConversationStore(key, {
      calls,
      wantedOf: (questionId) => ({ context: contextOf(key, latest.current), questionId, locale }),
      tellOthers: () => tellTabs(made),
      takeBack: (questionId) => takeBack(key, questionId),
      takenBack: drafts.of(draftKey(user, key)).takenBack,
      kept: keptConversation(key),
      keep: (messages) => (messages ? keepConversation(key, messages) : forgetConversation(key)),
    });
    return made;
  }, [user, subject, division, locale]);

  const username = person?.username;
  useEffect(() => {
    if (username !== undefined) resumeWithdrawals(username, locale);
  }, [username, locale]);

  useEffect(() => {
    if (!store) return;
    store.open();
    const unwatch = watchTabs(store);
    return () => {
      unwatch();
      store.leave();
    };
  }, [store]);

  const view = useSyncExternalStore(store?.subscribe ?? unwatched, store?.view ?? none, none);
  return { store, view };
}

function contextOf({ subject, division }: ConversationStore['key'], { place, person }: Subjects) {
  return {
    currentLesson: place.lesson,
    currentModule: place.module,
    currentCourse: place.course,
    currentKnowledgeBase: subjectParts(subject).kind === 'base' ? subject : place.base,
    selectedSubject: subject,
    specificDivisionFromSubject: division || wholeSubject,
    currentUserType: person?.tipo,
  };
}

function unwatched() {
  return () => undefined;
}

function none() {
  return null;
}
