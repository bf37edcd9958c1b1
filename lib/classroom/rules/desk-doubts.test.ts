import { expect, it } from 'vitest';
import type { Desk } from '../schemas/desk';
import { queuesOf } from './desk-doubts';

const doubt = (id: string, state: 'waiting' | 'answered') => ({ id, state }) as Desk['doubts'][number];
const ids = (found: ReturnType<typeof queuesOf>) => [found.open, found.done].map((all) => all.map(({ id }) => id));

it('keeps a doubt that somebody writes to where it stood, whatever a colleague makes of it meanwhile', () => {
  const doubts = [doubt('ana', 'answered'), doubt('bia', 'waiting'), doubt('caio', 'answered')];
  expect(ids(queuesOf(doubts, new Map()))).toEqual([['bia'], ['ana', 'caio']]);
  const held = new Map([
    ['ana', false],
    ['bia', true],
  ]);
  expect(ids(queuesOf(doubts, held))).toEqual([['ana'], ['bia', 'caio']]);
});
