'use client';

import { useEffect } from 'react';
import { type KeptPerson, keepPerson, onPersonGone } from '@/lib/platform/kept/person';
import { askAnewWhenSeen } from './ask-anew';
import { neverBack } from './never-back';
import { isOnSharedDevice } from './shared-device-here';

/** Says on this device who is signed in, for the shells that open without a line. Where nothing is kept, no shell opens. */
export function PersonHere({ id, name, tipo, sessionEnds, isShared = false }: KeptPerson) {
  useEffect(() => {
    keepPerson({ id, name, tipo, sessionEnds, isShared: isShared || isOnSharedDevice() }).catch(() => undefined);
  }, [id, name, tipo, sessionEnds, isShared]);
  useEffect(neverBack, []);
  useEffect(() => onPersonGone(askAnewWhenSeen), []);
  return null;
}
