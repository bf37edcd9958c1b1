'use client';

import dynamic from 'next/dynamic';
import { lazily } from '@/lib/platform/browser/lazy';

/**
 * One address, two screens: whoever teaches fetches nothing of a pupil's screen, nor a pupil of the desk. What is shown is
 * asked for with the page itself.
 */
export const RunDesk = dynamic(() => lazily(() => import('./run-desk')).then(({ RunDesk }) => RunDesk));
export const RunSeat = dynamic(() => lazily(() => import('./run-seat')).then(({ RunSeat }) => RunSeat));
