import type { Chapter } from './chapter';
import type { Random } from './random';

const subjects = [
  'Animação',
  'Aplicativos',
  'Dados',
  'Inteligência Artificial',
  'Jogos',
  'Música Digital',
  'Páginas da Web',
  'Pensamento Computacional',
  'Redes',
  'Robótica',
];
const levels = [
  { name: 'Primeiros Passos', family: 'kids', audience: 'Turmas do 3º ao 5º ano.' },
  { name: 'Oficina', family: 'teens', audience: 'Turmas do 6º ao 9º ano.' },
  { name: 'Projeto', family: 'other', audience: 'Turmas do ensino médio.' },
] as const;

/** Every subject at every level, then in editions: as many as schools, within bounds. */
function courseCount(schoolCount: number): number {
  return Math.min(200, Math.max(subjects.length * levels.length, schoolCount));
}

export const courses: Chapter = {
  name: 'Courses',
  tables: ['courses'],
  write: async ({ world, random, writer }) => {
    const rows = Array.from({ length: courseCount(world.schoolCount) }, (_, index) => {
      const subject = subjects[index % subjects.length] as string;
      const level = levels[Math.floor(index / subjects.length) % levels.length] as Told['level'];
      const edition = 1 + Math.floor(index / (subjects.length * levels.length));
      return course(random, { subject, level, edition, number: index + 1 });
    });
    world.courses.push(...rows.map(({ id, code }) => ({ id, code, moduleCodes: [] })));
    return `${await writer.write('courses', rows)} courses`;
  },
};

type Told = { subject: string; level: (typeof levels)[number]; edition: number; number: number };

function course(random: Random, { subject, level, edition, number }: Told) {
  const created = random.moment();
  return {
    id: random.id(),
    code: `CARGA${number}`,
    version: `${edition}.0`,
    family: level.family,
    name: `${subject}: ${level.name}${edition > 1 ? ` ${edition}` : ''}`,
    duration_type: 'long',
    duration_description: '2 módulos de 15 aulas',
    target_audience: level.audience,
    objective: `Criar com ${subject.toLowerCase()} algo que outra pessoa use.`,
    characterization: 'Curso dos dados de carga.',
    monthly_price_cents: 5000 + 100 * random.below(80),
    installments: 10,
    status: 'active',
    created_at: created,
    updated_at: created,
  };
}
