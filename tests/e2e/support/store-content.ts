import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** Texts that a test looks for; what is not given says what it is. */
export type ContentTexts = Partial<
  Record<
    | 'courseCode'
    | 'courseName'
    | 'courseStatus'
    | 'moduleCode'
    | 'moduleName'
    | 'moduleStatus'
    | 'lessonName'
    | 'notes'
    | 'steps'
    | 'support'
    | 'test',
    string
  > & { expectedOn: string; originalCourseCode: string; prices: number }
>;

export type StoredContent = {
  course: string;
  module: string;
  lessons: string[];
  ids: { course: string; lessons: string[] };
};

/** A course with one module, its first unit and three lessons: two with a published plan, one with a draft alone. */
export async function storeContent(database: Client, texts: ContentTexts = {}): Promise<StoredContent> {
  const mark = randomUUID().slice(0, 8);
  const course = texts.courseCode ?? `E${mark}`;
  const module = texts.moduleCode ?? 'MA1';
  const add = (table: string, row: Row) => insert(database, table, row);
  const courseId = await add('courses', courseRow(course, texts));
  const moduleId = await add('course_modules', moduleRow(courseId, module, texts));
  const unitId = await add('course_units', { module_id: moduleId, number: 1, objective: `Unidade de ${mark}` });
  await add('support_items', {
    module_id: moduleId,
    kind: 'file',
    title: texts.support ?? 'Apoio',
    address: '/api/files/x.pdf',
    position: 1,
    updated_at: undefined,
  });
  for (const row of partRows(texts)) await add('module_parts', { ...row, module_id: moduleId, updated_at: undefined });
  const lessons = [1, 2, 3].map((position) => `${mark}-${position}`);
  const ids: string[] = [];
  for (const [index, code] of lessons.entries()) {
    const name = `${texts.lessonName ?? 'Aula do laço'} ${index + 1}`;
    const objective = `Contar voltas, ${index + 1}`;
    const lessonId = await add('lessons', { unit_id: unitId, code, position: index + 1, name, objective, minutes: 50 });
    ids.push(lessonId);
    await add('lesson_plans', planRow(lessonId, code, index === 2 ? 'draft' : 'published', texts));
  }
  return { course, module, lessons, ids: { course: courseId, lessons: ids } };
}

/** Says to every instance that courses were published, as a command does. */
export async function announceCourses(database: Client): Promise<void> {
  await database.query("SELECT pg_notify('catalogue', 'courses')");
}

export async function removeContent(database: Client, { ids }: StoredContent): Promise<void> {
  await database.query('DELETE FROM courses WHERE id = $1', [ids.course]);
  await announceCourses(database);
}

async function insert(database: Client, table: string, given: Row): Promise<string> {
  const id = randomUUID();
  const row = Object.entries({ id, updated_at: new Date(), ...given }).filter(([, value]) => value !== undefined);
  const names = row.map(([name]) => name).join(', ');
  const places = row.map((_, index) => `$${index + 1}`).join(', ');
  await database.query(
    `INSERT INTO ${table} (${names}) VALUES (${places})`,
    row.map(([, value]) => value),
  );
  return id;
}

function courseRow(code: string, { courseName, courseStatus, prices }: ContentTexts): Row {
  return {
    code,
    version: '1.0',
    family: 'teens',
    name: courseName ?? `Curso ${code}`,
    duration_type: 'long',
    duration_description: '15 aulas',
    target_audience: 'Turmas do 6º ano',
    objective: 'Programar um jogo que um colega queira jogar.',
    characterization: '',
    monthly_price_cents: prices,
    status: courseStatus ?? 'active',
  };
}

function moduleRow(courseId: string, code: string, texts: ContentTexts): Row {
  return {
    course_id: courseId,
    code,
    position: 1,
    name: texts.moduleName ?? 'Primeiros laços',
    status: texts.moduleStatus ?? 'released',
    expected_on: texts.expectedOn,
    original_course_code: texts.originalCourseCode,
    summary: 'O que se repete, e **como**.',
    guardian_tips: 'Pergunte o que o programa repete.',
  };
}

function partRows({ test }: ContentTexts): Row[] {
  return [
    { kind: 'mission', number: 1, name: 'O labirinto', challenges: ['Sair dele', 'Sair dele em dez passos'] },
    { kind: 'project', number: 1, name: 'Um jogo de uma tela', summary: 'Com **três** fases.' },
    { kind: 'test', number: 1, name: test ?? 'Prova 1' },
  ];
}

function planRow(lessonId: string, code: string, status: string, { notes, steps }: ContentTexts): Row {
  return {
    lesson_id: lessonId,
    code: `${code}-1`,
    version: 1,
    status,
    published_at: status === 'published' ? new Date() : undefined,
    materials: '- Papel quadriculado\n- Lápis',
    steps: status === 'published' ? (steps ?? '# Conversa\n\nO que se repete no seu dia?') : `Rascunho ${steps}`,
    activity: 'Complete o programa.\n\n```python\nfor volta in range(4):\n    print(volta)\n```',
    questions: '1. Quantas voltas?',
    facilitator_notes: notes ?? 'Quatro.',
  };
}
