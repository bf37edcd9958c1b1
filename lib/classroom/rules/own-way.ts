import type { LessonStanding } from '@/lib/lessons/schemas';
import type { OwnWay, Seat } from '../schemas/seat';
import { wasThere } from './seat-taps';

type Lesson = OwnWay['lessons'][number];

/** What a pupil sees of a lesson on the way: what is there, never what is missing. */
export type WayState = 'now' | 'said' | 'there' | 'over' | 'ahead';

export function wayStateOf({ status, slider, attendance }: Lesson): WayState {
  if (status === 'ongoing') return 'now';
  if (status === 'notStarted') return 'ahead';
  if (slider !== null) return 'said';
  return wasThere(attendance) ? 'there' : 'over';
}

/** The way after a lesson of the class began or closed. Who was in a pair in the one before it is not in the next. */
export function wayTold(way: OwnWay, { number, status }: Pick<LessonStanding, 'number' | 'status'>): OwnWay {
  const before = way.lessons.find((lesson) => lesson.number === number)?.status;
  const lessons = way.lessons.map((lesson) => (lesson.number === number ? { ...lesson, status } : lesson));
  return { ...way, lessons, pair: before === status ? way.pair : null };
}

/** The way as a kept seat knows it. Without a line the public pages of lessons are not there. */
export function wayOfSeat({ at, position, class: own, lessons, lesson }: Seat): OwnWay {
  const pair = lesson.status === 'ongoing' ? lesson.pair : null;
  return { at, position, class: { ...own, isPublic: false }, lessons, pair };
}

/** The lesson that goes on, else the next: what a device keeps ahead. */
export function roomsDue({
  class: own,
  lessons,
}: Pick<OwnWay, 'class' | 'lessons'>): { classId: string; number: number }[] {
  const due =
    lessons.find(({ status }) => status === 'ongoing') ?? lessons.find(({ status }) => status === 'notStarted');
  return due ? [{ classId: own.id, number: due.number }] : [];
}
