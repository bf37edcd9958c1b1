import { describe, expect, it } from 'vitest';
import { codeMeant } from './code-words';

describe('codeMeant', () => {
  it.each([
    ['oq e if', 'condição decisão'],
    ['pra q serve o for?', 'repetição vezes range'],
    ['diferença entre if e else', 'condição decisão senão'],
    ['what is a for loop', 'repetição vezes range laço'],
    ['get(meio, 0) esse zero faz oq', 'devolve chave'],
    ['oq significa ==', 'compara igual'],
    ['oq é >=', 'maior igual'],
    ['oq é lgpd', 'lei geral proteção dados'],
    ['meu programa nao para nunca', 'preso laço'],
  ])('tells what %j names', (question, meant) => {
    expect(codeMeant(question)).toBe(meant);
  });

  it.each([
    'se for pra casa',
    'how do i ask for help',
    'what is the program for',
    'if i press the button',
    'o motor não para',
    'salt and pepper or sugar',
    'qual é a tarefa',
  ])('takes no word between others for code: %s', (question) => expect(codeMeant(question)).toBe(''));
});
