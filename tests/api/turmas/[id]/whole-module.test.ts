import { expect, it } from 'vitest';
import { GET as readProgress } from '@/app/api/Alunos/progresso/route';
import { GET as readPerformance } from '@/app/api/turmas/[id]/performance/route';
import { GET as readPreview } from '@/app/api/turmas/[id]/units/[unit]/preview/route';
import { db } from '@/lib/platform/db/client';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import type { Award, PinnedModule } from '@/tests/points/facts';
import { independentAward, independentMaximum } from '@/tests/points/independent-points';
import { comparable, moduleStory, playModule } from '@/tests/points/module-story';
import { moduleVariants } from '@/tests/points/module-variants';
import { done } from '@/tests/support/points/granted';
import { inClass, moduleToPlay, playByApi, type Sitting } from '@/tests/support/points/played-module';

/** Thirty pupils in the fullest module; of the others a third each, and who changes classes. */
const modules: [name: string, isIn: (index: number) => boolean][] = [
  ['full, teens', () => true],
  ['oddUnits, kids', (index) => index % 3 === 0],
  ['emptyMission, teens, mmCode', (index) => index % 3 === 1 || index === 3],
  ['noTests, kids, mmCode', (index) => index % 3 === 2 || index === 0],
];

it.each(modules)(
  'fifteen lessons and three closings by API pay each student what the second calculation says: %s',
  async (name, isIn) => {
    const pinned = moduleVariants().find((variant) => variant.name === name)?.pinned as PinnedModule;
    const { pupils: all } = moduleStory(1, pinned);
    const pupils = all.map((pupil, index) => ({ index, pupil })).filter(({ index }) => isIn(index));
    const played = await moduleToPlay({ pinned, pupils, neighbour: all[1] as (typeof all)[number] });
    const { homes, seats } = played;
    const expected = (seat: Sitting) => playModule(pinned, seat, independentAward);

    await playByApi(played, pinned, async ({ id, facilitator }, unit, unpaid) => {
      const preview = (await done(readPreview, facilitator, { id, unit })) as unknown as { students: Told[] };
      const promised = Object.fromEntries(preview.students.map((told) => [told.studentId, comparable(told)]));
      expect(promised).toEqual(Object.fromEntries(unpaid.map((seat) => [seat.id, comparable(expected(seat)[unit])])));
    });

    expect(seats.every(({ home }) => home !== null)).toBe(true);
    for (const home of homes) {
      const { maximum, students } = (await done(readPerformance, home.facilitator, {
        id: home.id,
      })) as unknown as Table;
      expect(maximum).toBe(independentMaximum(pinned));
      const table = new Map(students.map((student) => [student.studentId, student]));
      for (const seat of inClass(played, home)) {
        const awards = Object.values(expected(seat));
        const { units, total } = table.get(seat.id) as Table['students'][number];
        expect(units.map(comparable), seat.name).toEqual(awards.map(comparable));
        const amounts = awards.flatMap(({ lines }) => lines.map(({ amount }) => amount));
        expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        if (seat.index % 10 > 0) continue;
        // What answers the pupil's own question where so many points come from.
        const { modules } = (await done(readProgress, seat.who, {})) as unknown as Own;
        expect(modules[0]?.points).toMatchObject({ total, units });
      }
      expect(await driftOfClass(db(), home.id)).toEqual([]);
    }
  },
  120_000,
);

type Told = Award & { studentId: string };
type Own = { modules: { points: { total: number; units: object[] } | null }[] };
type Table = { maximum: number; students: { studentId: string; total: number; units: Award[] }[] };
