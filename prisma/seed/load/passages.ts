import { passageForm } from '@/lib/passages/rules/form';
import type { Chapter, LoadLesson } from './chapter';
import type { Random } from './random';

const sections = ['Materiais', 'Passos', 'Atividade', 'Perguntas'] as const;

const doings = ['liga', 'mede', 'desenha', 'conta', 'repete', 'compara', 'guarda', 'explica', 'troca', 'anota'];
const things = [
  'o motor',
  'a variável',
  'um laço',
  'o sensor de luz',
  'a lista de nomes',
  'cada peça do circuito',
  'a página inicial',
  'o placar do jogo',
  'a condição',
  'o caminho do robô',
];
const ends = ['em dupla', 'antes de salvar', 'sem olhar a tela', 'três vezes', 'no caderno', 'e chama a turma'];

/**
 * What search finds of the lessons. Their words are not taught to the forgiving of typos: those of the real content,
 * which share that table, could not be told from them when a load is removed.
 */
export const passages: Chapter = {
  name: 'Passages',
  tables: ['passages'],
  write: async ({ world, random, writer }) => {
    const written = await writer.write('passages', passageRows(world.lessons, random));
    return `${written.toLocaleString('en')} passages`;
  },
};

function* passageRows(lessons: readonly LoadLesson[], random: Random) {
  for (const { id: source_id, name: title, address } of lessons) {
    for (const [index, heading] of sections.entries()) {
      const text = Array.from({ length: 6 }, () => sentence(random)).join(' ');
      const position = index + 1;
      const place = { id: random.id(), source: 'lesson', source_id, position, locale: 'pt-BR', address };
      yield { ...place, title, heading, text, form: passageForm };
    }
  }
}

function sentence(random: Random): string {
  return `A turma ${random.pick(doings)} ${random.pick(things)} ${random.pick(ends)}.`;
}
