import type { Actor } from '@/lib/access/actor';
import { createCourse } from '@/lib/courses/commands/create-course';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { courseArt } from './course-art';

type Seeded = Omit<
  Parameters<typeof createCourse>[1],
  'photoUrl' | 'version' | 'monthlyPriceCents' | 'materialPriceCents' | 'installments'
>;

const courses: readonly Seeded[] = [
  {
    code: 'MY',
    family: 'kids',
    name: 'Pequenos Criadores',
    durationType: 'long',
    durationDescription: '15 aulas por módulo, 2 módulos por ano',
    targetAudience: 'Crianças do 3º ao 5º ano, sem experiência com programação.',
    objective:
      'Descobrir que um problema grande se resolve em passos pequenos, e dar esses passos com blocos, papel e conversa.',
    characterization:
      'Cada aula começa longe da tela: um jogo de chão, um baralho ou uma receita. Só depois a turma leva a ideia para o Scratch, em duplas que trocam de papel a cada dez minutos.',
    status: 'active',
  },
  {
    code: 'MYe',
    family: 'kids',
    name: 'Little Makers',
    durationType: 'long',
    durationDescription: '15 lessons a module, in English',
    targetAudience: 'Children of 8 to 10 in bilingual schools, new to programming.',
    objective:
      'Find out that a big problem is solved in small steps, and take those steps with cards, cardboard and talk.',
    characterization:
      'The English edition of Pequenos Criadores. Every lesson is acted out on the floor first; planning in Portuguese and commanding in English is welcome.',
    status: 'active',
  },
  {
    code: 'MT',
    family: 'teens',
    name: 'Oficina de Programação',
    durationType: 'long',
    durationDescription: '15 aulas por módulo, 4 módulos',
    targetAudience: 'Adolescentes do 6º ao 9º ano.',
    objective:
      'Escrever programas que outras pessoas usam: um jogo, uma página e um pequeno aplicativo para um problema da escola.',
    characterization:
      'A turma planeja, programa, testa com colegas de outra sala e conserta o que eles não entenderam. Três projetos por módulo, avaliados em grupo e por pessoa.',
    status: 'active',
  },
  {
    code: 'MP',
    family: 'teens',
    name: 'Robótica com Sucata',
    durationType: 'long',
    durationDescription: '15 aulas por módulo, 3 módulos',
    targetAudience: 'Turmas do 7º ano ao ensino médio, com um kit para cada quatro estudantes.',
    objective:
      'Construir máquinas que percebem e respondem ao ambiente, com motores reaproveitados e sensores simples.',
    characterization:
      'Papelão, tampinhas e um microcontrolador. Os circuitos são desenhados antes de montados, e todo robô tem um caderno de erros que vale tanto quanto o robô.',
    status: 'active',
  },
  {
    code: 'F1',
    family: 'kids',
    name: 'Primeiras Ideias',
    durationType: 'short',
    durationDescription: '5 aulas',
    targetAudience: 'Turmas do 1º e 2º ano, com ou sem computador.',
    objective: 'Reconhecer padrões, seguir e inventar sequências, e explicar a um colega como chegou à resposta.',
    characterization: 'Todas as atividades cabem em papel, barbante e giz; nenhuma precisa de tela.',
    status: 'active',
  },
  {
    code: 'FF1',
    family: 'other',
    name: 'Formação de Facilitadores',
    durationType: 'selfStudy',
    durationDescription: 'No ritmo de cada um, cerca de 12 horas',
    targetAudience: 'Professoras e professores que vão conduzir as oficinas pela primeira vez.',
    objective: 'Preparar, conduzir e avaliar uma aula de computação, mesmo sem formação na área.',
    characterization: 'Leituras curtas, aulas comentadas e um diário em que cada facilitador registra o que tentou.',
    status: 'active',
  },
  {
    code: 'RV1',
    family: 'teens',
    name: 'Mundos em Realidade Virtual',
    durationType: 'short',
    durationDescription: '8 aulas',
    targetAudience: 'Turmas do ensino médio com pelo menos dois visores para a sala.',
    objective: 'Projetar um lugar que se visita sem sair da escola, e julgar quando vale a pena visitá-lo assim.',
    characterization: 'Em preparação: ainda não aparece no catálogo aberto.',
    status: 'inactive',
  },
];

const prices = { monthlyPriceCents: 8900, materialPriceCents: 12000, installments: 10 };

/** The catalogue, saved as an administrator would: each photo first, then the course that names it. */
export async function seedCourses(admin: Actor): Promise<void> {
  for (const course of courses) {
    const { photoUrl } = await storeCoursePhoto(admin, { file: new Uint8Array(await courseArt(course.code)) });
    await createCourse(admin, { ...course, ...prices, version: '1.0', photoUrl });
  }
}
