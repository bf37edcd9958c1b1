import { describe, expect, it } from 'vitest';
import { beginsAfter } from './begins-after';

const lessons = (...states: ('notStarted' | 'ongoing' | 'closed')[]) =>
  states.map((status, at) => ({ number: at + 1, name: `Aula ${at + 1}`, status }));

describe('what has to be held before a lesson', () => {
  it.each([
    ['the next one begins', 2, lessons('closed', 'notStarted', 'notStarted'), undefined],
    ['one that goes on needs nothing', 2, lessons('closed', 'ongoing', 'notStarted'), undefined],
    ['another goes on', 3, lessons('closed', 'ongoing', 'notStarted'), 2],
    ['it is not its turn', 3, lessons('closed', 'notStarted', 'notStarted'), 2],
    ['none was held yet', 2, lessons('notStarted', 'notStarted'), 1],
  ])('%s', (_, number, all, before) => expect(beginsAfter(number, all)?.number).toBe(before));
});
