'use client';

import { usePathname, useRouter } from 'next/navigation';
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
import { localized, splitLocale } from '@/lib/platform/links';
import { addressOf, follow } from './addresses';
import { usePhone } from './phone';
import { useCatalogue, useLessons } from './use-catalogue';

/** What was chosen (§3), and the page that it stands on: left for another page, it is forgotten. */
type Kept = { selectedSubject: string; division: string; path: string };

const nobody = { module: null, lessonNumber: null };

/** Subjects and their parts, the chosen one, and what choosing does. */
export function useSubjects(locale: Locale) {
  const router = useRouter();
  const pathname = usePathname();
  const path = splitLocale(pathname).bare;
  const isOnPhone = usePhone();
  const { person, catalogue, setCatalogue, isFailed, retry } = useCatalogue();
  const [at, setAt] = useState(placeHere);
  const [kept, setKept] = useState(() => keptAt(path));

  // The address bar follows the screen.
  useEffect(() => {
    setAt(placeHere());
    setKept(keptAt(path));
  }, [path]);

  const place = completed(at, person ?? nobody, catalogue);
  const keptParts = kept && subjectParts(kept.selectedSubject);
  const areLessonsKnown = useLessons([place.module, keptParts?.kind === 'module' ? keptParts.code : undefined], {
    place,
    catalogue,
    onLessons: (more) => setCatalogue((before) => ({ ...before, lessons: [...before.lessons, ...more] })),
  });
  const isSettled = person !== undefined && areLessonsKnown;
  const choice = kept ? { subject: kept.selectedSubject, division: kept.division } : defaultChoice(place, catalogue);

  function take(next: Choice) {
    const destination = isOnPhone ? undefined : destinationOf(next, place, catalogue);
    const address = destination && addressOf(destination);
    const [target = path] = address?.split(/[?#]/) ?? [];
    const now: Kept = { selectedSubject: next.subject, division: next.division, path: target };
    writeStored('session', storedKeys.chatbot, now);
    setKept(now);
    if (address && target !== path) follow(localized(locale, address), (to) => router.push(to));
  }

  return {
    person,
    place,
    catalogue,
    choice,
    /** False while a part of it is still being asked for: nothing can be sent before. */
    isSettled,
    isFailed,
    retry,
    divisions: divisionsOf(choice, place, catalogue, person?.tipo ?? ''),
    choose: (subject: string) => take(chosen(subject, place, catalogue)),
    chooseDivision: (value: string) => take(chosenDivision(choice, value, catalogue)),
  };
}

export type Subjects = ReturnType<typeof useSubjects>;

function placeHere() {
  const { pathname, search, hash } = location;
  return placeAt(splitLocale(pathname).bare, hash, new URLSearchParams(search).get('origin') ?? undefined);
}

function keptAt(path: string): Kept | null {
  const kept = readStored('session', storedKeys.chatbot) as Kept | undefined;
  if (!kept?.selectedSubject) return null;
  if (kept.path === path) return kept;
  removeStored('session', storedKeys.chatbot);
  return null;
}
