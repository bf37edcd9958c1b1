import { describe, expect, it } from 'vitest';
import type { Desk } from '../schemas/desk';
import { type DeskTap, deskAfter, deskTapped } from './desk-taps';

const ana = { id: 'ana', name: 'Ana' };
const at = '2026-10-05T10:00:00.000Z';
const timer = { endsAt: null, leftMs: null };
const empty = {
  materials: '',
  activity: '',
  questions: '',
  notes: '',
  objective: '',
  code: 'L8',
  minutes: 50,
  isAdapted: false,
  isAside: false,
};
const desk: Desk = {
  at,
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
    { number: 7, name: 'Sete', status: 'closed' },
    { number: 8, name: 'Oito', status: 'notStarted' },
  ],
  lesson: {
    ...empty,
    number: 8,
    name: 'Oito',
    status: 'notStarted',
    startedAt: null,
    closedAt: null,
    assistantOff: false,
    screensOff: false,
    timer,
    steps: [],
    stepsDone: [],
    attendanceSavedAt: null,
    attendanceSavedBy: null,
  },
  pupils: [],
  marks: [],
  sliders: [],
  values: [],
  pairs: [],
  doubts: [],
  glossary: [],
  closableUnit: null,
  testUnit: null,
  missions: [],
};
const tap = { number: 8, at };
const present = { studentId: 'lia', state: 'present' } as const;

describe('a lesson without a line', () => {
  it('is drawn as its taps will leave it, from the first to the last', () => {
    const taps: DeskTap[] = [
      { ...tap, kind: 'start' },
      { ...tap, kind: 'attendance', marks: [present] },
      { ...tap, kind: 'attendance', marks: [{ ...present, state: 'absent' }] },
      { ...tap, kind: 'step', step: 2, done: true },
      { ...tap, kind: 'step', step: 0, done: true },
      { ...tap, kind: 'timer', leftMs: 60_000, runs: true },
      { ...tap, kind: 'values', values: [{ studentId: 'lia', percent: 70 }] },
    ];
    const drawn = deskTapped(desk, taps, ana);
    expect(drawn.lesson).toMatchObject({
      status: 'ongoing',
      startedAt: at,
      stepsDone: [0, 2],
      attendanceSavedBy: 'Ana',
      timer: { endsAt: '2026-10-05T10:01:00.000Z', leftMs: null },
    });
    expect(drawn.lessons[1]?.status).toBe('ongoing');
    expect(drawn.marks).toEqual([{ studentId: 'lia', state: 'absent', late: false, note: '', at, by: ana }]);
    expect(drawn.values).toEqual([{ studentId: 'lia', percent: 70 }]);
    const closed = deskTapped(desk, [...taps, { ...tap, kind: 'close' }], ana);
    expect(closed.lesson).toMatchObject({ status: 'closed', timer });
  });

  it('leaves the taps of another lesson alone', () => {
    expect(deskTapped(desk, [{ ...tap, number: 9, kind: 'start' }], ana)).toEqual(desk);
  });
});

it('moves a doubt by a tap, puts the oldest first, and drops what its pupil took back', () => {
  const asked = {
    studentId: 'lia',
    text: 'Por que gira ao contrário?',
    state: 'waiting',
    answer: '',
    by: null,
  } as const;
  const [first, second] = [
    { ...asked, id: 'd1', at },
    { ...asked, id: 'd2', at: '2026-10-05T10:05:00.000Z' },
  ];
  const queued = deskAfter(deskAfter(desk, { number: 8, doubts: [second] }), { number: 8, doubts: [first] });
  expect(queued.doubts).toEqual([first, second]);
  const going = deskTapped(queued, [{ ...tap, kind: 'doubt', doubtId: 'd1', state: 'takenUp' }], ana);
  expect(going.doubts[0]).toEqual({ ...first, state: 'takenUp', by: 'Ana' });
  const answered: DeskTap = { ...tap, kind: 'doubt', doubtId: 'd1', state: 'answered', answer: 'Troque os fios.' };
  expect(deskTapped(going, [answered], ana).doubts[0]).toMatchObject({ state: 'answered', answer: 'Troque os fios.' });
  const written = deskAfter(queued, {
    number: 8,
    doubts: [{ ...first, state: 'answered', answer: 'Troque.', by: 'Rui' }],
  });
  const aloud: DeskTap = { ...tap, kind: 'doubt', doubtId: 'd1', state: 'answered' };
  expect(deskTapped(written, [aloud], ana).doubts[0]).toMatchObject({ answer: 'Troque.', by: 'Rui' });
  expect(deskAfter(queued, { number: 8, doubts: [{ ...first, state: 'withdrawn' }] }).doubts).toEqual([second]);
  expect(deskAfter(queued, { number: 8, doubtsGone: ['d1'] }).doubts).toEqual([second]);
  expect(deskAfter(queued, { number: 7, doubts: [{ ...first, state: 'withdrawn' }] }).doubts).toEqual([first, second]);
});

it('takes over what the server stands for, of its own lesson; of another only where it is', () => {
  const mark = { studentId: 'lia', state: 'madeUp' as const, late: false, note: '', at, by: ana };
  const news = {
    number: 8,
    attendance: { savedAt: at, marks: [mark] },
    savedBy: 'Ana',
    steps: [{ step: 1, done: true }],
  };
  expect(deskAfter(desk, news)).toMatchObject({ marks: [mark], lesson: { attendanceSavedBy: 'Ana', stepsDone: [1] } });
  const standing = { ...desk.lesson, status: 'ongoing' as const };
  const other = deskAfter(desk, { number: 7, standing, attendance: { savedAt: at, marks: [mark] } });
  expect(other.lessons[0]?.status).toBe('ongoing');
  expect(other.lesson).toEqual(desk.lesson);
  expect(other.marks).toEqual([]);
});
