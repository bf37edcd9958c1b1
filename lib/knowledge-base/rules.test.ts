import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedBases, guideOfCourse, kindsOf, marksAdded, mayBeId, mayHaveId, originOf, topicPlan } from './rules';

describe('fixedBases', () => {
  it('begin as the spec says, and no two are one', () => {
    expect(fixedBases.robotics.id).toMatch(/^c9dc2ed0-0ed4-11ee-/);
    expect(fixedBases.software.id).toMatch(/^c9f92cb0-0ed4-11ee-/);
    const ids = Object.values(fixedBases).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(mayBeId)).toBe(true);
  });

  it('name one kind each', () => {
    expect(mayHaveId(fixedBases.robotics.id, 'robotics')).toBe(true);
    expect(mayHaveId(fixedBases.robotics.id, 'guide')).toBe(false);
    expect(mayHaveId('c9dc2ed0-0ed4-11ee-be56-000000000000', 'robotics')).toBe(false);
  });
});

describe('guideOfCourse', () => {
  it.each([
    ['MY', 'MYe'],
    ['MT', 'MTe'],
    ['MP', 'MPe'],
    ['F1', 'MKe'],
  ])('is one for %s and %s', (course, other) => {
    expect(guideOfCourse(course)).toBeDefined();
    expect(guideOfCourse(other)).toBe(guideOfCourse(course));
  });

  it('is none for other courses, whatever they are called', () => {
    for (const code of ['FF1', 'my', '', 'constructor', '__proto__']) expect(guideOfCourse(code)).toBeUndefined();
  });
});

describe('originOf', () => {
  it('is 11 for guides and 9 for what all share', () => {
    expect(originOf('guide')).toBe(11);
    expect(kindsOf(9)).toEqual(['general', 'robotics', 'software', 'trade']);
    expect(kindsOf(11)).toEqual(['guide']);
  });
});

describe('topicPlan', () => {
  const date = new Date(0);
  const stored = (id: string, position: number) => ({
    id,
    name: `Tópico ${id}`,
    suggestions: ['Por quê?'],
    body: 'Porque sim.',
    position,
    createdAt: date,
    updatedAt: date,
  });
  const wanted = ({ id, name, suggestions, body }: ReturnType<typeof stored>) => ({
    id,
    topic: name,
    suggestions,
    body,
  });

  it('keeps the id of who stays and says what changed', () => {
    const [one, two, three] = [stored('1', 1), stored('2', 2), stored('3', 3)];
    const { rows, goneIds } = topicPlan(
      [one, two, three],
      [wanted(three), { ...wanted(one), body: 'Outro.' }, { topic: 'Novo', suggestions: [], body: '' }],
      [],
    );
    expect(rows.map(({ id, position, isChanged }) => [id, position, isChanged])).toEqual([
      ['3', 1, false],
      ['1', 2, true],
      [undefined, 3, true],
    ]);
    expect(goneIds).toEqual(['2']);
  });

  it('gives a new topic the id of its form, so that saving again finds it', () => {
    const { rows } = topicPlan([], [wanted(stored('7', 1))], []);
    expect(rows).toMatchObject([{ id: '7', isChanged: true }]);
  });

  it('takes no id twice and none of elsewhere', () => {
    const ids = fc.array(fc.constantFrom('1', '2', '8', '9'), { maxLength: 6 });
    fc.assert(
      fc.property(ids, (asked) => {
        const before = [stored('1', 1), stored('2', 2)];
        const { rows, goneIds } = topicPlan(
          before,
          asked.map((id) => wanted(stored(id, 1))),
          ['9'],
        );
        const kept = rows.flatMap(({ id }) => id ?? []);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept).not.toContain('9');
        expect(goneIds).toEqual(['1', '2'].filter((id) => !(asked as string[]).includes(id)));
        expect(rows).toHaveLength(asked.length);
      }),
    );
  });
});

describe('marksAdded', () => {
  const topic = { id: '1', topic: 'Laços', suggestions: ['Como repito?'], body: 'Repete.' };
  const kept = { id: '1', name: 'Laços', suggestions: [], body: 'Olá [nome]!' };

  it('names each field that would show one', () => {
    const wanted = [
      topic,
      { topic: 'Laços de [nome]', suggestions: ['Como repito?', 'Como, [nome]?'], body: 'Ligue: [telefone]' },
    ];
    expect(marksAdded([], wanted)).toEqual(['topics.1.topic', 'topics.1.suggestions.1', 'topics.1.body']);
  });

  it('leaves alone what its own topic had, and no other', () => {
    expect(marksAdded([kept], [{ ...topic, body: 'Oi, [nome]!' }])).toEqual([]);
    expect(marksAdded([kept], [{ ...topic, body: 'Oi, [nome] da [escola]!' }])).toEqual(['topics.0.body']);
    expect(marksAdded([kept], [{ ...topic, id: '2', body: 'Oi, [nome]!' }])).toEqual(['topics.0.body']);
  });
});
