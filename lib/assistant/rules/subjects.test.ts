import { describe, expect, it } from 'vitest';
import { fixedBases } from '@/lib/knowledge-base/rules';
import {
  type Catalogue,
  chosen,
  chosenDivision,
  completed,
  defaultChoice,
  destinationOf,
  divisionsOf,
  hasSharedModule,
  placeAt,
} from './subjects';

const general = fixedBases.general.id;
const catalogue: Catalogue = {
  courses: [
    {
      code: 'MT',
      name: 'Oficina',
      modules: [
        { code: 'MA1', name: 'Primeiro' },
        { code: 'MA2', name: 'Segundo' },
      ],
    },
    { code: 'MP', name: 'Robótica', modules: [{ code: 'MA1', name: 'Outro primeiro' }] },
  ],
  lessons: [
    { code: 'L1', name: 'Olá', course: 'MT', module: 'MA1', unit: 1 },
    { code: 'L2', name: 'Laços', course: 'MT', module: 'MA1', unit: 2 },
    { code: 'L1', name: 'Motor', course: 'MP', module: 'MA1', unit: 1 },
    { code: 'L3', name: 'Fim', course: 'MT', module: 'MA2', unit: 1 },
  ],
  bases: [
    {
      id: general,
      name: 'Geral',
      origin: 9,
      topics: [{ id: 't1', name: 'Estudar', suggestions: ['Como?', 'Quando?'] }],
    },
    { id: 'guide', name: 'Guia', origin: 11, topics: [{ id: 't2', name: 'Semana', suggestions: ['Por onde?'] }] },
  ],
  ownModules: [],
};
const nobody = { module: null, lessonNumber: null };
const here = (path: string, person = nobody as Parameters<typeof completed>[1], hash = '', origin?: string) =>
  completed(placeAt(path, hash, origin), person, catalogue);
const of = (path: string, person?: Parameters<typeof completed>[1]) => defaultChoice(here(path, person), catalogue);

describe('the subject that a page begins with', () => {
  it('is its knowledge base, else its lesson, module, course, else the first base', () => {
    expect(of('/knowledgebase/t2')).toEqual({ subject: 'guide', division: '' });
    expect(of('/lesson/MT/MA1/2/L2')).toEqual({ subject: 'modulo_MA1', division: 'Laços' });
    expect(of('/facilitator/lesson-plans/MT/MA1/L2')).toEqual({ subject: 'modulo_MA1', division: 'Laços' });
    expect(of('/course/MT/MA2')).toEqual({ subject: 'modulo_MA2', division: '' });
    expect(of('/course/MT')).toEqual({ subject: 'curso_MT', division: '' });
    expect(of('/facilitator')).toEqual({ subject: general, division: '' });
    expect(defaultChoice({}, { courses: [], lessons: [], bases: [], ownModules: [] })).toEqual({
      subject: '',
      division: '',
    });
  });

  it('stays the lesson itself while its module is not known', () => {
    expect(of('/lesson/XX/YY/1/Z9')).toEqual({ subject: 'licao_Z9', division: '' });
  });

  it('comes from the class where the address names nothing', () => {
    const pupil = { module: 'MA2', lessonNumber: 1 };
    expect(of('/student', pupil)).toEqual({ subject: 'modulo_MA2', division: 'Fim' });
    expect(of('/student', { module: 'MA2', lessonNumber: null })).toEqual({ subject: 'modulo_MA2', division: '' });
    expect(of('/course/MP', pupil)).toEqual({ subject: 'curso_MP', division: '' });
  });

  it('is the module of the class alone where that stands in two courses and no own class tells', () => {
    const pupil = { module: 'MA1', lessonNumber: 2 };
    expect(of('/student', pupil)).toEqual({ subject: 'modulo_MA1', division: '' });
    expect(here('/student', pupil)).toMatchObject({ module: 'MA1' });
    expect(here('/student', pupil).course).toBeUndefined();
  });

  it('is the base of a list that names one, else its first', () => {
    expect(here('/knowledgebase', nobody, '', '11').base).toBe('guide');
    expect(here('/knowledgebase', nobody, '#base-guide').base).toBe('guide');
    expect(here('/knowledgebase', nobody, '#base-gone').base).toBe(general);
    expect(here('/knowledgebase').base).toBe(general);
    expect(here('/knowledgebase/search').base).toBeUndefined();
  });
});

describe('choosing', () => {
  it('the lesson of the page chooses its module, with the lesson as the part', () => {
    expect(chosen('licao_L1', here('/lesson/MT/MA1/1/L1'), catalogue)).toEqual({
      subject: 'modulo_MA1',
      division: 'Olá',
    });
  });

  it('a module among the parts of a course chooses that module, all of it', () => {
    const course = { subject: 'curso_MT', division: '' };
    expect(chosenDivision(course, 'MA2', catalogue)).toEqual({ subject: 'modulo_MA2', division: '' });
    expect(chosenDivision(course, '', catalogue)).toEqual(course);
    expect(chosenDivision({ subject: 'guide', division: '' }, 'Semana', catalogue).division).toBe('Semana');
  });

  it('leads to the page of what was chosen', () => {
    const place = here('/course/MP');
    const to = (subject: string, division = '', at = place) => destinationOf({ subject, division }, at, catalogue);
    expect(to('curso_MT')).toEqual({ to: 'course', code: 'MT' });
    expect(to('modulo_MA1')).toEqual({ to: 'module', course: 'MP', module: 'MA1' });
    expect(to('modulo_MA1', 'Laços', here('/course/MT'))).toEqual({
      to: 'lesson',
      course: 'MT',
      module: 'MA1',
      unit: 2,
      code: 'L2',
    });
    expect(to('guide')).toEqual({ to: 'base', id: 'guide', origin: 11 });
    expect(to('guide', 'Semana')).toEqual({ to: 'topic', id: 't2' });
    expect(to(general, 'Mural')).toEqual({ to: 'mural' });
    expect(to(general, 'Projetos')).toEqual({ to: 'projects' });
    expect(to('modulo_ZZ')).toBeUndefined();
  });
});

describe('the parts of a subject', () => {
  const names = (subject: string, tipo = 'aluno') =>
    divisionsOf({ subject, division: '' }, here('/course/MT'), catalogue, tipo).map(({ name }) => name);

  it('are the modules of a course, the lessons of a module, the topics of a base', () => {
    expect(names('curso_MT')).toEqual(['Primeiro', 'Segundo']);
    expect(names('modulo_MA1')).toEqual(['Olá', 'Laços']);
    expect(names('guide')).toEqual(['Semana']);
    expect(names('licao_L1')).toEqual([]);
  });

  it('have the mural for facilitators alone', () => {
    expect(names(general)).toEqual(['Estudar', 'Base de conhecimento', 'Projetos']);
    expect(names(general, 'instrutor')).toEqual(['Estudar', 'Base de conhecimento', 'Projetos', 'Mural']);
  });
});

describe('two parts of one name', () => {
  const twice: Catalogue = {
    courses: [{ code: 'MT', name: 'Oficina', modules: [{ code: 'MA1', name: 'Primeiro' }] }],
    lessons: [
      { code: 'MA1-04', name: 'Revisão', course: 'MT', module: 'MA1', unit: 1 },
      { code: 'MA1-05', name: 'Laços', course: 'MT', module: 'MA1', unit: 1 },
      { code: 'MA1-09', name: 'Revisão', course: 'MT', module: 'MA1', unit: 2 },
      { code: 'MA1-10', name: 'Visão Geral', course: 'MT', module: 'MA1', unit: 2 },
      { code: 'MA1-11', name: 'Revisão (MA1-04)', course: 'MT', module: 'MA1', unit: 3 },
    ],
    bases: [
      {
        id: general,
        name: 'Geral',
        origin: 9,
        topics: [
          { id: 'topic-000001', name: 'Projetos', suggestions: ['Qual?'] },
          { id: 'topic-000002', name: 'Estudar', suggestions: [] },
        ],
      },
    ],
    ownModules: [],
  };
  const at = completed(placeAt('/course/MT/MA1'), nobody, twice);
  const parts = (subject: string) => divisionsOf({ subject, division: '' }, at, twice, 'aluno');
  const to = (subject: string, division: string) => destinationOf({ subject, division }, at, twice);

  it('have their codes behind it, for people too, and what stands alone keeps its name', () => {
    const called = [
      'Revisão (MA1-04)',
      'Laços',
      'Revisão (MA1-09)',
      'Visão Geral (MA1-10)',
      'Revisão (MA1-04) (MA1-11)',
    ];
    expect(parts('modulo_MA1')).toEqual(called.map((name) => ({ value: name, name })));
    expect(parts(general).map(({ value }) => value)).toEqual([
      'Projetos (000001)',
      'Estudar',
      'Base de conhecimento',
      'Projetos',
    ]);
  });

  it('are chosen and lead each to its own page', () => {
    for (const code of ['MA1-04', 'MA1-09', 'MA1-10', 'MA1-11']) {
      const { subject, division } = chosen(`licao_${code}`, at, twice);
      expect({ subject, to: to(subject, division) }).toMatchObject({
        subject: 'modulo_MA1',
        to: { to: 'lesson', code },
      });
    }
    expect(to('modulo_MA1', 'Revisão')).toEqual({ to: 'module', course: 'MT', module: 'MA1' });
    expect(to(general, 'Projetos (000001)')).toEqual({ to: 'topic', id: 'topic-000001' });
    expect(to(general, 'Projetos')).toEqual({ to: 'projects' });
  });
});

describe('a module that stands in two courses', () => {
  const inClass: Catalogue = { ...catalogue, ownModules: [{ courseCode: 'MP', moduleCode: 'MA1' }] };
  const pupil = { module: 'MA1', lessonNumber: 1 };
  const at = (path: string) => completed(placeAt(path), pupil, inClass);
  const lessons = (path: string) =>
    divisionsOf({ subject: 'modulo_MA1', division: '' }, at(path), inClass, 'aluno').map(({ name }) => name);

  it('lists the lessons of the course of the page, else of the own class, else of the first', () => {
    expect(lessons('/course/MT')).toEqual(['Olá', 'Laços']);
    expect(lessons('/lesson/MP/MA1/1/L1')).toEqual(['Motor']);
    expect(lessons('/student')).toEqual(['Motor']);
    expect(lessons('/course/F1')).toEqual(['Motor']);
    const first = divisionsOf({ subject: 'modulo_MA1', division: '' }, {}, catalogue, 'aluno');
    expect(first.map(({ name }) => name)).toEqual(['Olá', 'Laços']);
  });

  it('is of the own class where a page names no course, with the lesson that the class is at', () => {
    expect(at('/student')).toMatchObject({ course: 'MP', module: 'MA1', lesson: 'L1' });
    expect(defaultChoice(at('/student'), inClass)).toEqual({ subject: 'modulo_MA1', division: 'Motor' });
  });

  it('has the lesson of its course where both courses have one of that code', () => {
    expect(defaultChoice(at('/lesson/MP/MA1/1/L1'), inClass).division).toBe('Motor');
    expect(defaultChoice(at('/lesson/MT/MA1/1/L1'), inClass).division).toBe('Olá');
  });

  it('is known by the courses alone', () => {
    expect(hasSharedModule(catalogue.courses)).toBe(true);
    expect(hasSharedModule(catalogue.courses.slice(0, 1))).toBe(false);
  });
});
