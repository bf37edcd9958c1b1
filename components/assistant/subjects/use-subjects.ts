'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  type Choice,
  chosen,
  chosenDivision,
  completed,
  defaultChoice,
  destinationOf,
  divisionsOf,
  placeAt,
  subjectParts,
} from '@/lib/assistant/rules/subjects';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored, removeStored, writeStored } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { draftKey, drafts } from '../composer/drafts';
import { usePhone } from '../panel/phone';
import { addressOf, follow } from './addresses';
import { addressHere, useAddress } from './use-address';
import { useCatalogue, useLessons } from './use-catalogue';

/** What was chosen (§3), by whom, and the page that it stands on: left for another page, it is forgotten. */
type Kept = { selectedSubject: string; division: string; page: string; user: string | undefined };

const nobody = { module: null, lessonNumber: null };

/** Subjects and their parts, the chosen one, and what choosing does. */
export function useSubjects(locale: Locale) {
  const router = useRouter();
  const address = useAddress();
  const page = pageOf(address);
  const isOnPhone = usePhone();
  const { person, catalogue, setCatalogue, isFailed, retry } = useCatalogue();
  const [keptHere, setKept] = useState(() => keptAt(page));
  // Of the person before it is none of this one's.
  const kept = keptHere?.user === person?.username ? keptHere : null;

  useEffect(() => setKept(keptAt(page)), [page]);

  const place = completed(placeOf(address), person ?? nobody, catalogue);
  const keptParts = kept && subjectParts(kept.selectedSubject);
  const lessons = useLessons([place.module, keptParts?.kind === 'module' ? keptParts.code : undefined], {
    place,
    catalogue,
    onLessons: (more) => setCatalogue((before) => ({ ...before, lessons: [...before.lessons, ...more] })),
  });
  // What was chosen waits for no page's lessons.
  const isSettled = person !== undefined && (kept !== null || lessons.areKnown);
  const choice = kept ? { subject: kept.selectedSubject, division: kept.division } : defaultChoice(place, catalogue);

  function take(next: Choice) {
    const destination = isOnPhone ? undefined : destinationOf(next, place, catalogue);
    const target = destination ? addressOf(destination) : addressHere();
    if (person) drafts.carry(draftKey(person.username, choice), draftKey(person.username, next));
    keep(next, target);
    if (target !== addressHere()) follow(localized(locale, target), (to) => router.push(to));
  }

  function keep({ subject, division }: Choice, target: string) {
    const now: Kept = { selectedSubject: subject, division, page: pageOf(target), user: person?.username };
    writeStored('session', storedKeys.chatbot, now);
    setKept(now);
  }

  return {
    person,
    place,
    catalogue,
    choice,
    /** False while a part of it is still being asked for: nothing can be sent before. */
    isSettled,
    isFailed: isFailed || lessons.isFailed,
    retry: isFailed ? retry : lessons.retry,
    divisions: divisionsOf(choice, place, catalogue, person?.tipo ?? ''),
    choose: (subject: string) => take(chosen(subject, place, catalogue)),
    chooseDivision: (value: string) => take(chosenDivision(choice, value, catalogue)),
    /** Over there it is still about what it is about here. */
    keepFor: (target: string) => keep(choice, target),
  };
}

export type Subjects = ReturnType<typeof useSubjects>;

function placeOf(address: string) {
  const { pathname, hash, searchParams } = new URL(address, location.origin);
  return placeAt(pathname, hash, searchParams.get('origin') ?? undefined);
}

/** Two bases on one path are two pages; two places in one text are not. */
function pageOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const { origin, base } = placeOf(address);
  return [path, origin, base].filter(Boolean).join(' ');
}

function keptAt(page: string): Kept | null {
  const kept = readStored('session', storedKeys.chatbot) as Kept | undefined;
  if (!kept?.selectedSubject) return null;
  if (kept.page === page) return kept;
  removeStored('session', storedKeys.chatbot);
  return null;
}
