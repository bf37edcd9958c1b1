import { expect, it } from 'vitest';
import { nextLesson } from './next-lesson';

/** r rated, a adapted, - without a plan, . nothing of these. */
function next(marks: string) {
  const lessons = [...marks].map((mark, index) => ({
    number: index + 1,
    plan: mark === '-' ? null : {},
    isRated: mark === 'r',
    isAdapted: mark === 'a',
  }));
  const found = nextLesson(lessons);
  return found && [found.lesson.number, found.because];
}

it.each([
  ['.....', [1, 'first']],
  ['-....', [2, 'first']],
  ['..a..', [3, 'adapted']],
  ['rr...', [3, 'rated']],
  ['r.r..', [4, 'rated']],
  ['rr-..', [4, 'rated']],
  ['r.a..', [2, 'rated']],
  ['rrrrr', null],
  ['--', null],
  ['', null],
])('of %s it is %j', (marks, expected) => expect(next(marks)).toEqual(expected));
