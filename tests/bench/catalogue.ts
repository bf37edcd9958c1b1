import type { Actor } from '@/lib/access/actor';
import { createCourse } from '@/lib/courses/commands/create-course';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { db } from '@/lib/platform/db/client';
import { courseArt } from '@/prisma/seed/course-art';
import { seedPeople } from '@/prisma/seed/people';

export const coursesInCatalogue = 200;
export const courseOpened = 'C042';

const themes = [
  'Robótica',
  'Jogos',
  'Páginas',
  'Dados',
  'Animação',
  'Música',
  'Circuitos',
  'Mapas',
  'Histórias',
  'Aplicativos',
];
const materials = [
  'Sucata',
  'Blocos',
  'Papel',
  'Sensores',
  'Fotografias',
  'Sons do Bairro',
  'Planilhas',
  'Python',
  'Cartões',
  'Tinta Condutiva',
];
const audiences = [
  'Crianças do 3º ao 5º ano',
  'Turmas do 6º e 7º ano',
  'Adolescentes do 8º e 9º ano',
  'Turmas do ensino médio',
];
const aims = [
  'Descobrir que um problema grande se resolve em passos pequenos, e dar esses passos com a turma.',
  'Construir algo que outras pessoas usam, mostrar a elas e consertar o que não entenderam.',
  'Ler, medir e desenhar o que acontece no bairro da escola, e contar isso com números que se explicam.',
];
const ways = [
  'Cada aula começa longe da tela, com um jogo de chão ou um baralho. Só depois a turma leva a ideia para o computador, em duplas que trocam de papel a cada dez minutos.',
  'Três projetos por módulo, avaliados em grupo e por pessoa. Todo projeto tem um caderno de erros que vale tanto quanto o resultado.',
];
const families = ['kids', 'teens', 'other'] as const;
const durations = ['short', 'long', 'selfStudy'] as const;
const drawn = ['MY', 'MT', 'MP', 'F1', 'FF1', 'RV1'];

function nth<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The people of the demo and a catalogue of the size that the figures are asked for (issue 2, section 5). */
export async function seedCatalogue(): Promise<Actor> {
  const people = await db().$transaction((tx) => seedPeople(tx));
  const admin = administrator(people.get('admin') ?? '');
  const photos: (string | null)[] = [];
  for (const code of drawn) {
    photos.push((await storeCoursePhoto(admin, { file: new Uint8Array(await courseArt(code)) })).photoUrl);
  }
  for (let index = 1; index <= coursesInCatalogue; index += 1) {
    await createCourse(admin, { ...course(index), photoUrl: nth(photos, index) });
  }
  return admin;
}

function course(index: number) {
  const lessons = 5 + (index % 4) * 5;
  return {
    code: `C${String(index).padStart(3, '0')}`,
    version: '1.0',
    family: nth(families, index),
    name: `${nth(themes, index)} com ${nth(materials, Math.floor(index / themes.length) + index)} ${Math.ceil(index / 100)}`,
    durationType: nth(durations, index),
    durationDescription: `${lessons} aulas por módulo, ${1 + (index % 4)} módulos`,
    targetAudience: `${nth(audiences, index)}, com um computador para cada ${2 + (index % 3)} estudantes.`,
    objective: nth(aims, index),
    characterization: `${nth(ways, index)} ${nth(aims, index + 1)}`,
    monthlyPriceCents: 8900,
    materialPriceCents: 12_000,
    installments: 10,
    status: 'active' as const,
  };
}

function administrator(id: string): Actor {
  return {
    id,
    tipo: 'admin',
    login: 'admin',
    name: 'admin',
    photoUrl: null,
    schoolId: null,
    sessionId: 'bench',
    sessionExpiresAt: new Date(0),
    isOnSharedDevice: false,
    firstAccess: false,
    publicReference: 'bench',
    provider: null,
    face: '/login',
    seeing: null,
  };
}
