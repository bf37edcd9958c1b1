import { type Note, refuseItem } from '../imported';
import type { GiftAnswer } from './answers';

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

function read(text: string): number {
  const trimmed = text.trim();
  return decimal.test(trimmed) ? Number(trimmed) : refuseItem('not-a-number', { name: trimmed.slice(0, 40) });
}

/** Without what binary fractions add. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** The one number that is wholly right, with how far from it is right as well. */
export function numberOf(answers: readonly GiftAnswer[], notes: Note[]): { value: number; tolerance: number } {
  const right = answers.filter(({ mark, percent }) => mark === '=' && (percent === null || percent === 100));
  const [only, ...others] = right;
  if (!only) return refuseItem('no-right');
  if (others.length > 0) refuseItem('several-numbers');
  if (answers.some(({ mark, percent }) => mark === '=' && percent !== null && percent !== 100 && percent !== 0))
    notes.push({ code: 'partial-dropped' });
  const range = only.text.indexOf('..');
  if (range > 0) {
    const [least, most] = [read(only.text.slice(0, range)), read(only.text.slice(range + 2))];
    if (most < least) refuseItem('not-a-number', { name: only.text.slice(0, 40) });
    return { value: tidy((least + most) / 2), tolerance: tidy((most - least) / 2) };
  }
  const [value = '', tolerance = '0'] = only.text.split(/:|\ue03a/);
  return { value: read(value), tolerance: Math.abs(read(tolerance)) };
}
