import { expect, it } from 'vitest';
import { lessonFiles, skillFile } from '@/prisma/seed/content';
import { type LessonFile, parseLesson } from '@/prisma/seed/lesson-file';

const modules = ['M1r', 'MA1', 'M1re', 'FF1'];
const lessons = modules.flatMap((code) => lessonFiles(code));

/** What a reader would call the same sentence: words alone, and enough of them to be one. */
function sentencesOf({ sections }: LessonFile): Set<string> {
  const text = Object.values(sections).join('\n');
  const pieces = text.split(/[.!?:;\n|]+/).map((piece) => (piece.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' '));
  return new Set(pieces.filter((piece) => piece.split(' ').length >= 4));
}

function sharedPart(one: Set<string>, other: Set<string>): number {
  return [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size);
}

const lesson = (steps: string) =>
  parseLesson(`---\ncodigo: X\nnome: X\nobjetivo: X\nminutos: 50\n---\n## Passos\n${steps}\n`);

it('knows two lessons that say the same', () => {
  const one = sentencesOf(lesson('1. **Ligue o motor à pilha.** Depois anote o que viu.'));
  const other = sentencesOf(lesson('- Ligue o motor à pilha!\n- Agora desenhe uma casa grande.'));
  expect(sharedPart(one, other)).toBe(0.5);
});

it('has two modules of fifteen lessons, one unit of them in English, and a unit of self-study', () => {
  expect(modules.map((code) => lessonFiles(code).length)).toEqual([15, 15, 5, 3]);
});

it('shares less than a tenth of the sentences between any two lessons', () => {
  const said = lessons.map((each) => ({ code: each.code, sentences: sentencesOf(each) }));
  expect(said.every(({ sentences }) => sentences.size > 15)).toBe(true);
  const alike = said.flatMap((one, index) =>
    said.slice(index + 1).flatMap((other) => {
      const part = sharedPart(one.sentences, other.sentences);
      return part >= 0.1 ? [`${one.code} and ${other.code}: ${part.toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

it('writes every section of every lesson, and names skills that are there', () => {
  const known = new Set(skillFile().map(({ code }) => code));
  for (const { code, sections, skillCodes, minutes } of lessons) {
    expect(Object.values(sections).every(Boolean), code).toBe(true);
    expect(skillCodes.filter((skill) => !known.has(skill))).toEqual([]);
    expect(minutes).toBeGreaterThan(0);
  }
});
