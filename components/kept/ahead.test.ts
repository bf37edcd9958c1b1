import { beforeEach, expect, it, vi } from 'vitest';
import type { KeptPack } from '@/lib/platform/kept/packs';
import { keptToday } from './ahead';

const disk = vi.hoisted(() => ({ packs: [] as KeptPack[] }));
vi.mock('@/lib/platform/kept/packs', () => ({ packsOf: async () => disk.packs }));

const now = new Date(2026, 10, 23, 10).getTime();
const hourMs = 3_600_000;
const pack = (classId: string, number: number, keptAt: number): KeptPack => ({
  ...{ person: 'Ana', classId, className: '7º A', lesson: { number, name: '' } },
  ...{ kind: 'desk', content: {}, keptAt },
});
const rooms = [
  { classId: 'a', number: 8 },
  { classId: 'b', number: 2 },
];
const found = () => keptToday({ person: 'Ana', kind: 'desk', rooms, locale: 'pt-BR' }, now);

beforeEach(() => {
  disk.packs = [pack('a', 8, now - hourMs), pack('b', 2, now - 2 * hourMs)];
});

it('says since when all lessons that are due are kept, as the oldest', async () => {
  expect(await found()).toBe(now - 2 * hourMs);
});

it.each([
  ['one of them is not kept', () => disk.packs.pop()],
  ['one is of the day before', () => disk.packs.splice(0, 1, pack('a', 8, now - 24 * hourMs))],
  ['the class has gone on to the next lesson', () => disk.packs.splice(0, 1, pack('a', 7, now - hourMs))],
])('asks anew where %s', async (_, change) => {
  change();
  expect(await found()).toBeUndefined();
});
