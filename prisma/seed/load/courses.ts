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

export const courses: Chapter = {
  name: 'Courses',
  tables: ['courses'],
  write: async ({ world, random, writer }) => {
    const rows = subjects.flatMap((subject, index) =>
      levels.map((level, step) => course(random, { subject, level, number: index * levels.length + step + 1 })),
    );
    world.courseIds.push(...rows.map(({ id }) => id));
    return `${await writer.write('courses', rows)} courses`;
  },
};

type Told = { subject: string; level: (typeof levels)[number]; number: number };

function course(random: Random, { subject, level, number }: Told) {
  const lessons = random.pick([5, 8, 15]);
  const created = random.moment();
  return {
    id: random.id(),
    code: `CARGA${number}`,
    version: '1.0',
    family: level.family,
    name: `${subject}: ${level.name}`,
    duration_type: lessons === 15 ? 'long' : 'short',
    duration_description: `${lessons} aulas`,
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
