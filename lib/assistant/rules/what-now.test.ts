import { expect, it } from 'vitest';
import { whatNowOf } from './what-now';

it.each([
  ['o que faço agora', 'begin'],
  ['oq é pra fazer aqui', 'begin'],
  ['qual é a tarefa', 'begin'],
  ['faltei ontem na aula e todo mundo ta fazendo uma coisa', 'begin'],
  ['what do i do now', 'begin'],
  ['acabei', 'finished'],
  ["i'm done", 'finished'],
  ['me explica a aula', 'about'],
  ['what is this lesson about', 'about'],
  ['n consigo fazer o exercício', 'exercise'],
  ['terminei a tabela, e agora?', 'finished'],
  ['ja montei o circuito e agora', 'finished'],
  ['we finished cappy what next', 'finished'],
  ['ja respondi tudo', 'finished'],
  ['terminei o menu oq mais tem', 'finished'],
  ["what's the activity today", 'begin'],
  ['what we have to do with the pencil', 'begin'],
  ['o que vou aprender', 'about'],
  ['como faz a 3', 'exercise'],
  ['pq nao consigo fazer o exercicio', 'exercise'],
  ['oq eu faço se ja terminei', 'finished'],
])('hears what is wanted of the open lesson: %s', (text, kind) => {
  expect(whatNowOf(text)?.kind).toBe(kind);
});

it('knows which exercise', () => {
  expect(whatNowOf('exercício 2')).toEqual({ kind: 'exercise', number: 2 });
  expect(whatNowOf('prof me ajuda na 3')).toEqual({ kind: 'exercise', number: 3 });
});

it.each([
  'acabei de ver que meu for não soma',
  'terminei com minha namorada',
  'agora não',
  'o que é um laço',
  'deu NameError e agora',
  'acabou a pilha o que eu faço',
  'terminei o código mas dá erro e agora',
  'o motor parou e agora',
  'o que o % faz',
  'what are missions for',
  'e com 3',
  'what is a servo',
  'why we need letters and numbers',
  'what we do if the rock change place',
  'oq eu faço se a pergunta mudar',
  'pra que serve o servo',
])('leaves what is about something else: %s', (text) => expect(whatNowOf(text)).toBeUndefined());
