import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { courseData } from './world';

type Changes = {
  course?: Partial<Prisma.CourseCreateWithoutModulesInput>;
  module?: Partial<Prisma.CourseModuleCreateWithoutCourseInput>;
  /** Of every plan. */
  plan?: Partial<Prisma.LessonPlanCreateWithoutLessonInput>;
  units?: number;
  /** Of each unit. */
  lessonsEach?: number;
};

/** A course with one released module: units of lessons with a published plan and a skill, its parts and words. */
export async function courseContent({ course = {}, module = {}, plan = {}, units = 2, lessonsEach = 2 }: Changes = {}) {
  const mark = randomUUID().slice(0, 8);
  await db().skill.createMany({ data: [skill], skipDuplicates: true });
  const stored = await db().course.create({ data: { ...courseData(), ...course } });
  const storedModule = await db().courseModule.create({
    data: { ...moduleData(mark), ...module, courseId: stored.id } as Prisma.CourseModuleUncheckedCreateInput,
  });
  const lessons = [];
  for (let number = 1; number <= units; number += 1) {
    const unit = await db().courseUnit.create({
      data: { moduleId: storedModule.id, number, objective: `Objetivo da unidade ${number}` },
    });
    for (let position = 1; position <= lessonsEach; position += 1)
      lessons.push(await storedLesson(unit.id, `${mark}-${number}${position}`, position, plan));
  }
  return { course: stored, module: storedModule, lessons };
}

const skill = { code: 'EF06CO01', axis: 'Pensamento computacional', year: 'EF6', text: 'Classificar informações.' };

function moduleData(mark: string) {
  return {
    code: `M${mark}`,
    position: 1,
    name: `Módulo ${mark}`,
    status: 'released' as const,
    summary: 'O que o módulo ensina.',
    guardianTips: 'Pergunte em casa o que o programa faz.',
    parts: {
      create: [
        { kind: 'mission' as const, number: 1, name: 'Missão do labirinto', challenges: ['Sair dele'] },
        { kind: 'project' as const, number: 1, name: 'Projeto do jogo', summary: 'Um jogo de uma tela.' },
        { kind: 'test' as const, number: 1, name: 'Prova 1' },
      ],
    },
    glossary: { create: [{ term: 'Variável', meaning: 'Uma caixa com nome.' }] },
  };
}

function storedLesson(
  unitId: string,
  code: string,
  position: number,
  plan: Partial<Prisma.LessonPlanCreateWithoutLessonInput>,
) {
  return db().lesson.create({
    data: {
      unitId,
      code,
      position,
      name: `Aula ${code}`,
      objective: `Objetivo da aula ${code}`,
      skills: { create: { skillCode: skill.code } },
      plans: { create: { ...planData(code), ...plan } },
    },
    include: { plans: true },
  });
}

function planData(code: string) {
  return {
    code: `${code}-1`,
    version: 1,
    status: 'published' as const,
    publishedAt: new Date(),
    materials: '- Papel',
    steps: '# Conversa\n\nDiga olá.',
    activity: 'Escreva `print(1)`.',
    questions: '1. O que é um laço?',
    facilitatorNotes: 'Resposta: repetição.',
  };
}
