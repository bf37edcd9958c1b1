import type { LessonStanding } from '@/lib/lessons/schemas';
import type { Seat } from '../schemas/seat';

/** What a pupil said of a lesson: the one touch of who learns. */
export type SeatTap = { readonly number: number; readonly percent: number };

/** The seat as it will be once these taps are stored, in their order: what a screen draws while they wait. */
export function seatTapped(seat: Seat, taps: readonly SeatTap[]): Seat {
  return taps.reduce(tapped, seat);
}

function tapped(seat: Seat, { number, percent }: SeatTap): Seat {
  const lessons = seat.lessons.map((one) => (one.number === number ? { ...one, slider: percent } : one));
  const lesson = seat.lesson.number === number ? { ...seat.lesson, slider: percent } : seat.lesson;
  return { ...seat, lessons, lesson };
}

/**
 * The seat after a lesson of the class changed. It is stale where the server has more to say than was told: a lesson began,
 * or the screens, whose texts were put away, are on again.
 */
export function seatTold(seat: Seat, standing: LessonStanding): { seat: Seat; isStale: boolean } {
  const { number, status } = standing;
  const before = seat.lessons.find((one) => one.number === number);
  if (!before) return { seat, isStale: false };
  // A screen that missed the end of a lesson hears of one that is over: it keeps nobody in the dark.
  const screensOff = status === 'ongoing' ? standing.screensOff : status === before.status && seat.screensOff;
  const lesson = seat.lesson.number === number ? { ...seat.lesson, ...standing } : seat.lesson;
  const dark = { materials: '', activity: '', questions: '' };
  return {
    seat: {
      ...seat,
      screensOff,
      lessons: seat.lessons.map((one) => (one.number === number ? { ...one, status } : one)),
      lesson: screensOff ? { ...lesson, ...dark } : lesson,
    },
    isStale: (before.status === 'notStarted' && status === 'ongoing') || (seat.screensOff && !screensOff),
  };
}

/** What the pupil has not said anything about, the latest first: of lessons that are over, where they were there. */
export function leftToSay<Lesson extends Seat['lessons'][number]>(lessons: readonly Lesson[]): Lesson[] {
  return lessons
    .filter(({ status, slider, attendance }) => status === 'closed' && slider === null && wasThere(attendance))
    .toSorted((one, other) => other.number - one.number);
}

/** Made up counts as there. */
export function wasThere(attendance: Seat['lessons'][number]['attendance']): boolean {
  return attendance === 'present' || attendance === 'madeUp';
}
