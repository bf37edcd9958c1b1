import { describe, expect, it } from 'vitest';
import type { Seat } from '../schemas/seat';
import { leftToSay, seatTapped, seatTold } from './seat-taps';

const standing = {
  number: 8,
  status: 'ongoing' as const,
  startedAt: '2026-10-05T10:00:00.000Z',
  closedAt: null,
  assistantOff: false,
  screensOff: false,
  timer: { endsAt: null, leftMs: null },
};
const own = { unit: 2, code: 'L', name: 'Aula', attendance: null, slider: null };
const seat: Seat = {
  at: '2026-10-05T10:00:00.000Z',
  position: '1.1',
  class: {
    id: 'c',
    name: '7º A',
    family: 'teens',
    courseCode: 'MT',
    courseName: 'Oficina',
    moduleCode: 'MA1',
    moduleName: 'Módulo 1',
  },
  lessons: [
    { ...own, number: 7, status: 'closed', attendance: 'present' },
    { ...own, number: 8, status: 'ongoing' },
    { ...own, number: 9, status: 'notStarted' },
  ],
  screensOff: false,
  lesson: {
    ...standing,
    code: 'L8',
    name: 'Oito',
    objective: '',
    minutes: 50,
    materials: 'm',
    activity: 'a',
    questions: 'q',
    attendance: null,
    slider: null,
    pair: null,
  },
  doubts: [],
  glossary: [],
  ownMissions: [],
  missions: [],
};
const statusOf = (shown: Seat, number: number) => shown.lessons.find((one) => one.number === number)?.status;

it('shows what was said last while it waits, of this lesson and of an earlier one', () => {
  const drawn = seatTapped(seat, [
    { number: 8, percent: 40 },
    { number: 7, percent: 90 },
    { number: 8, percent: 60 },
  ]);
  expect(drawn.lesson.slider).toBe(60);
  expect(drawn.lessons.map(({ slider }) => slider)).toEqual([90, 60, null]);
});

describe('what is told of the lesson', () => {
  it('is taken over at once: its countdown, its end', () => {
    const timer = { endsAt: '2026-10-05T10:10:00.000Z', leftMs: null };
    expect(seatTold(seat, { ...standing, timer })).toMatchObject({ isStale: false, seat: { lesson: { timer } } });
    const over = seatTold(seat, { ...standing, status: 'closed' });
    expect(over).toMatchObject({ isStale: false, seat: { lesson: { status: 'closed', activity: 'a' } } });
    expect(statusOf(over.seat, 8)).toBe('closed');
  });

  it('puts the texts away while the screens are off, and asks for them when these are on again, or the lesson ends', () => {
    const dark = seatTold(seat, { ...standing, screensOff: true });
    expect(dark).toMatchObject({ isStale: false, seat: { screensOff: true, lesson: { activity: '', questions: '' } } });
    expect(seatTold(dark.seat, standing)).toMatchObject({ isStale: true, seat: { screensOff: false } });
    const ended = { ...standing, screensOff: true, status: 'closed' as const };
    expect(seatTold(dark.seat, ended)).toMatchObject({ isStale: true, seat: { screensOff: false } });
  });

  it('asks for the lesson that begins, whichever is shown, and leaves what is shown alone', () => {
    const told = seatTold(seat, { ...standing, number: 9 });
    expect(told.isStale).toBe(true);
    expect(told.seat.lesson).toEqual(seat.lesson);
    expect(statusOf(told.seat, 9)).toBe('ongoing');
    expect(seatTold(told.seat, { ...standing, number: 9 }).isStale).toBe(false);
  });
});

it('asks about lessons that are over and that the pupil was in, the latest first', () => {
  const lessons: Seat['lessons'] = [
    { ...own, number: 1, status: 'closed', attendance: 'madeUp' },
    { ...own, number: 2, status: 'closed', attendance: 'absent' },
    { ...own, number: 3, status: 'closed', attendance: 'present' },
    { ...own, number: 4, status: 'closed', attendance: 'present', slider: 0 },
    { ...own, number: 5, status: 'ongoing', attendance: 'present' },
  ];
  expect(leftToSay(lessons).map(({ number }) => number)).toEqual([3, 1]);
});
