'use client';

import { useEffect, useRef, useState } from 'react';
import { type Catalogue, courseOfModule, type Place } from '@/lib/assistant/rules/subjects';
import { CallFailure } from '@/lib/platform/browser/call';
import { type Person, readLessons, readPerson, readSubjects } from './catalogue';

type Settled = Readonly<Record<string, true>>;

/** What there is to talk about, and who asks. Lessons are asked for module by module, as they are wanted. */
export function useCatalogue() {
  const [attempt, setAttempt] = useState(0);
  const [person, setPerson] = useState<Person>();
  const [catalogue, setCatalogue] = useState<Catalogue>({ courses: [], lessons: [], bases: [], ownModules: [] });
  const [failedAttempt, setFailedAttempt] = useState<number>();

  useEffect(() => {
    let isGone = false;
    readPerson()
      .then(async (known) => ({ known, subjects: await readSubjects(known.tipo) }))
      .then(
        ({ known, subjects }) => {
          if (isGone) return;
          setCatalogue((before) => ({ ...before, ...subjects }));
          setPerson(known);
        },
        () => !isGone && setFailedAttempt(attempt),
      );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return {
    person,
    catalogue,
    setCatalogue,
    isFailed: failedAttempt === attempt && !person,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Whether the lessons of these modules are known: asking begins with the first look. */
export function useLessons(
  modules: readonly (string | undefined)[],
  {
    place,
    catalogue,
    onLessons,
  }: { place: Place; catalogue: Catalogue; onLessons: (more: Catalogue['lessons']) => void },
) {
  const [settled, setSettled] = useState<Settled>({});
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<string>());
  const wanted = modules.flatMap((module) => {
    const course = module && courseOfModule(module, place, catalogue)?.code;
    return module && course ? [`${course}\n${module}`] : [];
  });
  const missing = [...new Set(wanted)].filter((key) => !settled[key]).join('\t');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each is asked for once, and again when somebody wants it.
  useEffect(() => {
    for (const key of missing.split('\t').filter((one) => one && !asked.current.has(one))) {
      const [course = '', module = ''] = key.split('\n');
      asked.current.add(key);
      readLessons(course, module)
        .catch(noneOfGone)
        .then(
          (lessons) => {
            onLessons(lessons);
            setSettled((before) => ({ ...before, [key]: true }));
          },
          () => {
            asked.current.delete(key);
            setFailed(key);
          },
        );
    }
  }, [missing, attempt]);

  return {
    areKnown: missing === '',
    isFailed: failed !== undefined && missing.split('\t').includes(failed),
    retry: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}

/** A module that may not be used any more has no parts. */
function noneOfGone(failure: unknown): Catalogue['lessons'] {
  if (failure instanceof CallFailure && failure.status === 404) return [];
  throw failure;
}
