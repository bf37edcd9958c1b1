import { links } from '@/lib/links';
import type { Chapter, LoadCourse, LoadLesson, LoadWorld } from './chapter';
import type { Random } from './random';

const moduleNumbers = [1, 2];
const unitNumbers = [1, 2, 3];
const places = [1, 2, 3, 4, 5];

const verbs = ['Descobrir', 'Desenhar', 'Medir', 'Comparar', 'Consertar', 'Contar', 'Ensaiar', 'Programar'];
const things = [
  'um caminho',
  'uma máquina',
  'uma mensagem',
  'um jogo',
  'um mapa',
  'uma fila',
  'um sensor',
  'uma regra',
];
const settings = ['no pátio', 'na tela', 'em dupla', 'no papel', 'com a turma vizinha', 'sem falar', 'em dez minutos'];

type Placed = { id: string; unitId: string; code: string; position: number; name: string };

/** Two modules of fifteen lessons a course, each lesson with a published plan. */
export const lessons: Chapter = {
  name: 'Lessons',
  // What lies below a module goes with it.
  tables: ['course_modules'],
  write: async ({ world, random, writer }) => {
    const modules = world.courses.flatMap((course) => modulesOf(course, random));
    const units = modules.flatMap((module) => unitsOf(module.id, random));
    const placed = [...lessonsOf(units, random)];
    world.lessons.push(...addressed(world, modules, units, placed));
    await writer.write('course_modules', modules);
    await writer.write('course_units', units);
    await writer.write('lessons', lessonRows(placed, random));
    await writer.write('lesson_plans', planRows(placed, random));
    await writer.write('module_authorisations', authorisations(world, modules, random));
    return `${modules.length} modules, ${placed.length.toLocaleString('en')} lessons with a plan`;
  },
};

function modulesOf({ id: courseId, code, moduleCodes }: LoadCourse, random: Random) {
  return moduleNumbers.map((number) => {
    const created = random.moment();
    const moduleCode = `${code}M${number}`;
    moduleCodes.push(moduleCode);
    return {
      id: random.id(),
      course_id: courseId,
      code: moduleCode,
      position: number,
      name: `Módulo ${number}: ${subject(random)}`,
      status: 'released',
      summary: `Em quinze aulas, a turma aprende a ${subject(random).toLowerCase()}.`,
      created_at: created,
      updated_at: created,
    };
  });
}

function unitsOf(moduleId: string, random: Random) {
  return unitNumbers.map((number) => {
    const created = random.moment();
    return {
      id: random.id(),
      module_id: moduleId,
      number,
      objective: `${subject(random)} e explicar como.`,
      created_at: created,
      updated_at: created,
    };
  });
}

function* lessonsOf(units: readonly { id: string }[], random: Random): Generator<Placed> {
  let number = 0;
  for (const { id: unitId } of units) {
    for (const position of places) {
      number += 1;
      yield { id: random.id(), unitId, code: `CARGA-A${number}`, position, name: subject(random) };
    }
  }
}

type Module = { id: string; course_id: string; code: string };
type Unit = { id: string; module_id: string; number: number };

function addressed(
  world: LoadWorld,
  modules: readonly Module[],
  units: readonly Unit[],
  placed: readonly Placed[],
): LoadLesson[] {
  const courseCodes = new Map(world.courses.map(({ id, code }) => [id, code]));
  const moduleOf = new Map(modules.map((module) => [module.id, module]));
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  return placed.map(({ id, name, unitId, code }) => {
    const unit = unitOf.get(unitId) as Unit;
    const module = moduleOf.get(unit.module_id) as Module;
    const course = courseCodes.get(module.course_id) ?? '';
    return { id, name, address: links.lesson({ course, module: module.code, unit: unit.number, code }) };
  });
}

function* lessonRows(placed: readonly Placed[], random: Random) {
  for (const { id, unitId: unit_id, code, position, name } of placed) {
    const created = random.moment();
    const objective = `${name} e registrar o que mudou.`;
    yield { id, unit_id, code, position, name, objective, minutes: 50, created_at: created, updated_at: created };
  }
}

function* planRows(placed: readonly Placed[], random: Random) {
  for (const { id: lesson_id, code, name } of placed) {
    const created = random.moment();
    yield {
      id: random.id(),
      lesson_id,
      code: `${code}.1`,
      version: 1,
      status: 'published',
      materials: list(random, 4, (line) => `- ${line}`),
      steps: list(random, 5, (line, number) => `${number}. **${line} (10 min).** ${prose(random, 3)}`),
      activity: `**${name}.** ${prose(random, 6)}`,
      questions: list(random, 3, (line, number) => `${number}. Por que ${line.toLowerCase()}?`),
      facilitator_notes: prose(random, 4),
      published_at: created,
      created_at: created,
      updated_at: created,
    };
  }
}

/** Each school may use three of a hundred modules. */
function* authorisations({ schoolIds }: LoadWorld, modules: readonly { id: string }[], random: Random) {
  for (const school_id of schoolIds) {
    for (const { id: module_id } of modules) {
      if (random.below(100) >= 3) continue;
      const created = random.moment();
      yield { school_id, module_id, from: '2026-01-01', created_at: created, updated_at: created };
    }
  }
}

function subject(random: Random): string {
  return `${random.pick(verbs)} ${random.pick(things)} ${random.pick(settings)}`;
}

function prose(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => `${subject(random)}.`).join(' ');
}

function list(random: Random, length: number, line: (text: string, number: number) => string): string {
  return Array.from({ length }, (_, index) => line(subject(random), index + 1)).join('\n');
}
