import { expect, it } from 'vitest';
import { ownDoubtsAfter, ownDoubtsTapped } from './own-doubts';

const at = '2026-10-05T10:00:00.000Z';
const asked = { id: 'd1', text: 'Por que gira ao contrário?', at };
const doubt = { ...asked, state: 'waiting' as const, answer: '', by: null, help: null };

it('shows a doubt from its tap on, once, and none that was taken back', () => {
  const waiting = ownDoubtsTapped([], [{ kind: 'ask', ...asked }]);
  expect(waiting).toEqual([doubt]);
  expect(ownDoubtsTapped(waiting, [{ kind: 'ask', ...asked }])).toEqual([doubt]);
  expect(ownDoubtsTapped(waiting, [{ kind: 'withdraw', doubtId: 'd1' }])).toEqual([]);
});

it('follows what became of it, and keeps the help that it came with', () => {
  const helped = ownDoubtsAfter([doubt], { ...doubt, help: '<p>188</p>' });
  const taken = ownDoubtsAfter(helped, { ...doubt, state: 'takenUp', by: 'Ana' });
  expect(taken).toEqual([{ ...doubt, state: 'takenUp', by: 'Ana', help: '<p>188</p>' }]);
  expect(ownDoubtsAfter(taken, { ...doubt, state: 'withdrawn' })).toEqual([]);
});
