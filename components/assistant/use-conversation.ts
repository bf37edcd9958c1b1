'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  addQuestion,
  clearConversation,
  followAnswer,
  readConversation,
  stopAnswer,
  updateFeedback,
} from '@/lib/assistant/client';
import { wholeSubject } from '@/lib/assistant/rules/limits';
import { subjectParts } from '@/lib/assistant/rules/subjects';
import type { Locale } from '@/lib/platform/i18n/locales';
import { ConversationStore } from './conversation-store';
import { tellTabs, watchTabs } from './other-tabs';
import type { Subjects } from './use-subjects';

const calls = { addQuestion, clearConversation, followAnswer, readConversation, stopAnswer, updateFeedback };

/** The conversation about what is chosen; none while that is not known. */
export function useConversation(subjects: Subjects, locale: Locale) {
  const { person, choice, isSettled, place } = subjects;
  const user = isSettled && choice.subject ? person?.username : undefined;
  const { subject, division } = choice;
  const { lesson, module, course, base } = place;
  const tipo = person?.tipo;

  const store = useMemo(() => {
    if (user === undefined) return null;
    const key = { user, subject, division, locale };
    const context = {
      currentLesson: lesson,
      currentModule: module,
      currentCourse: course,
      currentKnowledgeBase: subjectParts(subject).kind === 'base' ? subject : base,
      selectedSubject: subject,
      specificDivisionFromSubject: division || wholeSubject,
      currentUserType: tipo,
    };
    return new ConversationStore(key, {
      calls,
      wantedOf: (questionId) => ({ context, questionId, locale }),
      tellOthers: () => tellTabs(key),
    });
  }, [user, subject, division, lesson, module, course, base, tipo, locale]);

  useEffect(() => {
    if (!store) return;
    void store.refresh();
    const unwatch = watchTabs(store.key, () => void store.refresh());
    return () => {
      unwatch();
      store.leave();
    };
  }, [store]);

  const view = useSyncExternalStore(store?.subscribe ?? unwatched, store?.view ?? none, none);
  return { store, view };
}

function unwatched() {
  return () => undefined;
}

function none() {
  return null;
}
