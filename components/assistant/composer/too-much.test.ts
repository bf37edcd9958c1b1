import { expect, it } from 'vitest';
import en from '@/messages/en/assistant.json';
import pt from '@/messages/pt-BR/assistant.json';
import { tooMuch } from './too-much';

it.each([pt, en])('tells haste from a day that is used up, and a failure from both', (words) => {
  expect(tooMuch('request.too-many', words)).toEqual({ text: words.tooManyRequests, isForToday: false });
  expect(tooMuch('assistant.school-budget', words)).toEqual({ text: words.dayUsedUp, isForToday: true });
  expect(tooMuch('assistant.off-in-lesson', words)).toEqual({ text: words.offInLesson, isForToday: false });
  expect(tooMuch('ai.cut', words)).toBeNull();
  expect(tooMuch(undefined, words)).toBeNull();
});
