import { describe, expect, it } from 'vitest';
import { isDone, missionsOf, missionsTapped } from './own-missions';

const challenge = (key: string) => ({ key, name: key, mandatory: true, own: false, checked: null });
const missions = [1, 2].map((unit) => ({
  unit,
  name: `Missão ${unit}`,
  summary: '',
  isOver: false,
  challenges: [challenge('m1'), challenge('m2')],
}));
const done = (all: typeof missions) =>
  all.flatMap(({ unit, challenges }) => challenges.filter(isDone).map(({ key }) => `${unit} ${key}`));

describe('ticks of a mission', () => {
  it('are drawn in their order, each in its own mission', () => {
    const ticks = [
      { unit: 2, challenge: 'm1', own: true },
      { unit: 1, challenge: 'm2', own: true },
      { unit: 2, challenge: 'm1', own: false },
    ];
    expect(done(missionsTapped(missions, ticks) as typeof missions)).toEqual(['1 m2']);
  });

  it('are overruled by who teaches, either way', () => {
    const ticks = [
      { unit: 1, challenge: 'm1', own: true, checked: false },
      { unit: 1, challenge: 'm2', own: false, checked: true },
      // A tick that still waits says nothing of the check.
      { unit: 1, challenge: 'm1', own: true },
    ];
    expect(done(missionsTapped(missions, ticks) as typeof missions)).toEqual(['1 m2']);
  });
});

it('are none in a seat that a device kept while its missions were texts', () => {
  const kept: object = { missions: [{ number: 1, name: 'Fila', summary: '', challenges: ['Fazer'] }] };
  expect(missionsOf(kept)).toEqual([]);
});
