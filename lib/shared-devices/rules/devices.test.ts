import { describe, expect, it } from 'vitest';
import { deviceEnd, recentFirst, recentMax, recentWith, shownNames } from './devices';

describe('a shared device', () => {
  it('ends with the day in Brazil, after twelve hours at most, and not in an evening lesson of Acre', () => {
    expect(deviceEnd(new Date('2026-11-23T20:00:00Z'))).toEqual(new Date('2026-11-24T03:00:00Z'));
    expect(deviceEnd(new Date('2026-11-23T10:00:00Z'))).toEqual(new Date('2026-11-23T22:00:00Z'));
    expect(deviceEnd(new Date('2026-11-24T00:00:00Z'))).toEqual(new Date('2026-11-24T04:00:00Z'));
  });

  it('names pupils by their first names, apart where two share one', () => {
    const names = shownNames([
      { id: '1', name: 'Ana Prado' },
      { id: '2', name: 'Ana de Souza' },
      { id: '3', name: 'Caio' },
    ]);
    expect([...names.values()]).toEqual(['Ana P.', 'Ana S.', 'Caio']);
  });

  it('keeps who checked in last first, each once', () => {
    expect(recentWith(['a', 'b'], 'b')).toEqual(['b', 'a']);
    const many = Array.from({ length: recentMax }, (_, index) => String(index));
    expect(recentWith(many, 'new')).toHaveLength(recentMax);
    expect(recentFirst([{ id: 'a' }, { id: 'b' }, { id: 'c' }], ['c', 'b']).map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });
});
