import { POST as takeAttendance } from '@/app/api/turmas/[id]/lessons/[number]/attendance/route';
import { POST as valueChallenges } from '@/app/api/turmas/[id]/lessons/[number]/challenges/route';
import { POST as closeLesson } from '@/app/api/turmas/[id]/lessons/[number]/close/route';
import { POST as keyInSliders } from '@/app/api/turmas/[id]/lessons/[number]/selfAssessment/paper/route';
import { POST as assessLesson } from '@/app/api/turmas/[id]/lessons/[number]/selfAssessment/route';
import { POST as startLesson } from '@/app/api/turmas/[id]/lessons/[number]/start/route';
import type { Lesson } from '@/tests/points/facts';
import type { SignedIn } from '@/tests/support/world';
import { done, now, type Seat } from './granted';

type Held = { id: string; facilitator: SignedIn; number: number; seats: readonly Seat[] };

const lessonOf = (seat: Seat, number: number) => seat.facts.lessons[number - 1] as Lesson;
/** Whom a lesson that was made up found absent, and who says late what was done in it: every other one, by turns. */
const comesRound = (seat: Seat, number: number) => (seat.index + number) % 2 === 1;

/** Begun, everybody marked, sliders by hand and by paper, values, closed. */
export async function holdLesson({ id, facilitator, number, seats }: Held): Promise<void> {
  const place = { id, number };
  const tap = (body: object = {}) => ({ at: now(), ...body });
  await done(startLesson, facilitator, place, tap());
  const marks = seats.flatMap((seat) => {
    const { attendance } = lessonOf(seat, number);
    const isRepairedLater = attendance === 'madeUp' && comesRound(seat, number);
    return attendance === null ? [] : [{ studentId: seat.id, state: isRepairedLater ? 'absent' : attendance }];
  });
  await done(takeAttendance, facilitator, place, tap({ marks }));
  const saying = seats.filter((seat) => lessonOf(seat, number).slider !== null && !comesRound(seat, number));
  const [own, onPaper] = [saying.filter(({ index }) => index % 5 === 0), saying.filter(({ index }) => index % 5 !== 0)];
  for (const seat of own) await done(assessLesson, seat.who, place, tap({ percent: lessonOf(seat, number).slider }));
  await keyIn({ id, facilitator, number, seats: onPaper });
  await value({ id, facilitator, number, seats });
  await done(closeLesson, facilitator, place, tap());
}

/** What is still brought after a lesson closed, as long as its unit is open: lessons made up, and sliders. */
export async function bringLate({ id, facilitator, number, seats }: Held): Promise<void> {
  const late = seats.filter((seat) => comesRound(seat, number));
  await makeUp({ id, facilitator, number, seats: late });
  await keyIn({ id, facilitator, number, seats: late });
}

/** Who came after the lesson can only have made it up. */
export async function bringMissed(held: Held): Promise<void> {
  await makeUp(held);
  await value(held);
}

async function makeUp({ id, facilitator, number, seats }: Held): Promise<void> {
  const marks = seats
    .filter((seat) => lessonOf(seat, number).attendance === 'madeUp')
    .map((seat) => ({ studentId: seat.id, state: 'madeUp' }));
  if (marks.length > 0) await done(takeAttendance, facilitator, { id, number }, { at: now(), marks });
}

async function keyIn({ id, facilitator, number, seats }: Held): Promise<void> {
  const sliders = seats
    .filter((seat) => lessonOf(seat, number).slider !== null)
    .map((seat) => ({ studentId: seat.id, percent: lessonOf(seat, number).slider }));
  if (sliders.length > 0) await done(keyInSliders, facilitator, { id, number }, { at: now(), sliders });
}

async function value({ id, facilitator, number, seats }: Held): Promise<void> {
  const values = seats
    .filter((seat) => lessonOf(seat, number).value !== null)
    .map((seat) => ({ studentId: seat.id, percent: lessonOf(seat, number).value }));
  if (values.length > 0) await done(valueChallenges, facilitator, { id, number }, { at: now(), values });
}
