import { POST as removeStudents } from '@/app/api/turmas/[id]/students/remove/route';
import { POST as addStudents } from '@/app/api/turmas/[id]/students/route';
import { POST as closeUnit } from '@/app/api/turmas/[id]/units/[unit]/close/route';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import type { PinnedModule, Unit } from '@/tests/points/facts';
import type { StoryPupil } from '@/tests/points/module-story';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { type SignedIn, school, signedIn } from '@/tests/support/world';
import { done, type Seat } from './granted';
import { bringLate, bringMissed, holdLesson } from './held-lesson';
import { classOfPinned } from './pinned-content';
import { doMissions, endProject, gradePractices, takeTests } from './teaching';

/** A class, what it closed, and after which lessons it closes. */
export type Home = {
  id: string;
  schoolId: string;
  facilitator: SignedIn;
  closed: Unit[];
  closesAfter: Record<number, Unit>;
};

/** A pupil in the class that he is in now, if he came yet; `paid` are the units that some class paid. */
export type Sitting = Seat & { home: Home | null; paid: Set<Unit> };

export type PlayedModule = { homes: [Home, Home]; seats: Sitting[] };

type Given = { pinned: PinnedModule; pupils: { index: number; pupil: StoryPupil }[]; neighbour: StoryPupil };

const unitOf = (lesson: number) => Math.ceil(lesson / 5) as Unit;
const lastMissed = ({ facts }: StoryPupil) => facts.lessons.filter(({ counts }) => !counts).length;
const lessonsOf = (unit: Unit) => [1, 2, 3, 4, 5].map((place) => (unit - 1) * 5 + place);

/** Units close once the next one has begun: whoever comes in between is still paid. */
const closesAfter: Home['closesAfter'] = { 7: 1, 10: 2, 15: 3 };
/** The class beside it is later by a lesson, so that a unit is open there that the other class paid. */
const besideClosesAfter: Home['closesAfter'] = { 8: 1, 11: 2, 15: 3 };
/** Who goes over to the other class, by place in the list, after which lessons: one of them comes back. */
const moves: Record<number, number[]> = { 0: [8], 3: [3, 9], 5: [7], 14: [12], 16: [4], 26: [9] };

/** Two classes of one module at the same lesson. Everybody begins in the first one, but for a neighbour and who comes later. */
export async function moduleToPlay({ pinned, pupils, neighbour }: Given): Promise<PlayedModule> {
  const { id: schoolId } = await school();
  const facilitator = await signedIn('instrutor', schoolId);
  const told = [...pupils, { index: 99, pupil: neighbour }];
  const seats = await Promise.all(
    told.map(async ({ index, pupil }): Promise<Sitting> => {
      const who = await signedIn('aluno', schoolId);
      return { ...pupil, index, who, id: who.actor.id, did: new Set(), home: null, paid: new Set() };
    }),
  );
  const beside = seats.filter(({ index }) => index === 99);
  const firstDay = seats.filter((seat) => !beside.includes(seat) && lastMissed(seat) === 0);
  const given = { schoolId, pinned, pupils: firstDay.map(({ who }) => who) };
  const { id, course, module } = await classOfPinned(given, facilitator);
  const other = await classOfSameModule({ schoolId, facilitator, course, module });
  const homes: [Home, Home] = [
    { id, schoolId, facilitator, closed: [], closesAfter },
    { id: other.id, schoolId, facilitator, closed: [], closesAfter: besideClosesAfter },
  ];
  for (const seat of firstDay) seat.home = homes[0];
  for (const seat of beside) await enter(seat, homes[1]);
  return { homes, seats };
}

/** What is looked at between the last fact of a unit and its closing. */
type BeforeClosing = (home: Home, unit: Unit, unpaid: readonly Sitting[]) => Promise<void>;

/** Fifteen lessons and three closings, in both classes. */
export async function playByApi(played: PlayedModule, pinned: PinnedModule, look: BeforeClosing): Promise<void> {
  const { homes, seats } = played;
  const [first] = homes;
  for (let number = 1; number <= 15; number += 1) {
    for (const home of homes) await holdLesson({ ...home, number, seats: inClass(played, home) });
    const coming = seats.filter((seat) => seat.home === null && lastMissed(seat) === number);
    const inTime = coming.filter(({ firstClosing }) => firstClosing === first.closed.length + 1);
    for (const seat of inTime) await arrive(seat, first, number);
    for (const home of homes) await afterLesson(played, { home, number, pinned, look });
    for (const seat of coming.filter((each) => !inTime.includes(each))) await arrive(seat, first, number);
    for (const seat of seats.filter(({ index }) => moves[index]?.includes(number))) await move(seat, homes);
  }
}

type Done = { home: Home; number: number; pinned: PinnedModule; look: BeforeClosing };

async function afterLesson(played: PlayedModule, { home, number, ...given }: Done): Promise<void> {
  const work = { ...home, unit: unitOf(number), seats: inClass(played, home) };
  if (number % 5 === 3) await doMissions(work);
  if (number % 5 === 4) await takeTests(work);
  const ending = home.closesAfter[number];
  if (ending) await endUnit(played, { home, unit: ending, ...given });
}

export function inClass({ seats }: PlayedModule, { id }: Home): Sitting[] {
  return seats.filter(({ home }) => home?.id === id);
}

async function enter(seat: Sitting, home: Home): Promise<void> {
  await done(addStudents, home.facilitator, { id: home.id }, { studentIds: [seat.id] });
  seat.home = home;
}

/** Somebody who comes late makes up lessons of units that are open. */
async function arrive(seat: Sitting, home: Home, last: number): Promise<void> {
  await enter(seat, home);
  const { id, facilitator, closed } = home;
  for (let number = 1; number <= last; number += 1)
    if (!closed.includes(unitOf(number))) await bringMissed({ id, facilitator, number, seats: [seat] });
}

async function move(seat: Sitting, [first, beside]: [Home, Home]): Promise<void> {
  const from = seat.home === first ? first : beside;
  await enter(seat, from === first ? beside : first);
  await done(removeStudents, from.facilitator, { id: from.id }, { studentIds: [seat.id] });
}

type Ending = { home: Home; unit: Unit; pinned: PinnedModule; look: BeforeClosing };

async function endUnit(played: PlayedModule, { home, unit, pinned, look }: Ending): Promise<void> {
  const unpaid = inClass(played, home).filter(({ paid }) => !paid.has(unit));
  const work = { ...home, unit, seats: unpaid };
  for (const number of lessonsOf(unit))
    await bringLate({ ...work, number, seats: unpaid.filter((seat) => lastMissed(seat) < number) });
  await doMissions(work);
  await takeTests(work);
  await gradePractices(work);
  for (const project of pinned.projects.filter((each) => each.unit === unit)) await endProject(work, project.number);
  await look(home, unit, unpaid);
  const { id, facilitator } = home;
  await done(closeUnit, facilitator, { id, unit }, { typed: unit, ticked: warningCodes, understood: true });
  home.closed.push(unit);
  for (const { paid } of unpaid) paid.add(unit);
}
