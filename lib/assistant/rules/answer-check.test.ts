import { describe, expect, it } from 'vitest';
import { withoutContacts } from '@/lib/privacy/rules/personal-data';
import { answerChecker, noSolutions } from './answer-check';
import type { HintStep } from './reader';
import { solutionsIn } from './solutions';

const notes = `**Menu pronto:**

\`\`\`python
fila = []
opcao = ""
while opcao != "0":
    opcao = input("1 entra 2 sai 0 fim: ")
    if opcao == "1":
        fila.append(input("Apelido: "))
    elif opcao == "2":
        print("Vez de", fila.pop(0))
\`\`\`

**Respostas.** 1) Sairia o último a chegar, porque a fila viraria uma pilha de pratos. A tira vira REPITA 4 [↑ ↱].`;
const open =
  'Comece assim:\n\n```python\nfila = ["Lia", "Caio"]\nprint(fila[0])\nfila.append("Davi")\nvez = fila.pop(0)\n```';
const solutions = solutionsIn([{ notes, open }]);
const program = (/```python\n([\s\S]*?)```/.exec(notes)?.[1] ?? '').trimEnd();

type Said = { shown: string; stopped: string | null };

/** What a reader sees of an answer that comes in pieces of some letters. */
function heard(answer: string, hint: HintStep | null = 1, size = 3): Said {
  const checker = answerChecker({ hint, solutions, clean: withoutContacts });
  const pieces = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
  const shown = pieces.map((piece) => checker.take(piece)).join('') + checker.rest();
  return { shown, stopped: checker.stopped() };
}

describe('an answer to a pupil', () => {
  it.each<[string, string]>([
    ['in a fence', `Claro! Copie:\n\n\`\`\`python\n${program}\n\`\`\`\n`],
    ['in a fence that never ends', `\`\`\`\n${program}`],
    ['in no fence', `Aqui está:\n${program}\nPronto!`],
    ['with other names', `~~~\n${program.replaceAll('fila', 'bola').replaceAll('opcao', 'x')}\n~~~`],
    [
      'in the items of a list',
      program
        .split('\n')
        .map((line, at) => `${at + 1}. \`${line.trim()}\``)
        .join('\n'),
    ],
    [
      'in sentences',
      program
        .split('\n')
        .map((line) => `Agora escreva \`${line.trim()}\` na linha.`)
        .join(' '),
    ],
    [
      'as blocks in words',
      'quando a bandeira verde for clicada\nsempre\n  mova 10 passos\n  se tocar na borda, volte\n',
    ],
    ['as a way on a board', 'O caminho é ↑ ↑ → → ↓.'],
    ['as a way in words', 'Faça: cima, cima, direita, direita, baixo.'],
    ['as the notes say it', 'Assim: a tira vira repita 4 [↑ ↱] e acabou.'],
    ['in the words of the notes', 'Sairia o último a chegar, porque a fila viraria uma pilha de pratos.'],
  ])('stops before a program %s', (_, answer) => {
    for (const size of [1, 3, 500]) {
      for (const hint of [1, 2] as const) {
        const { shown, stopped } = heard(answer, hint, size);
        expect(stopped, shown).toBe('solution');
        expect(shown).not.toMatch(/elif|mova 10|→ ↓|direita, baixo|↱|pilha de pratos/);
      }
    }
  });

  const lines = ['soma = 0', 'for n in range(5):', 'soma = soma + n', 'print(n)', 'print(soma)', 'print("fim")'];
  it.each<[string, string]>([
    ['behind the numbers of its lines', lines.map((line, at) => `Linha ${at + 1}: ${line}`).join('\n')],
    ['in the cells of a table', ['| n | código |', '|---|---|', ...lines.map((line) => `| 1 | ${line} |`)].join('\n')],
    ['in bold', lines.map((line) => `**${line}**`).join('\n\n')],
    ['between three ticks', lines.map((line) => `Agora escreva \`\`\`${line}\`\`\` embaixo.`).join('\n')],
    ['behind words that end with a colon', lines.map((line) => `Depois disso vem a linha: ${line}`).join('\n')],
  ])('stops before a program of its own %s, however it arrives', (_, answer) => {
    for (const size of [1, 3, 500]) {
      const { shown, stopped } = heard(`Veja:\n\n${answer}\n`, 1, size);
      expect(stopped, `${size}: ${shown}`).toBe('solution');
      expect(shown).not.toContain('fim');
    }
  });

  it('tells the whole solution at no step, and another case at the last', () => {
    expect(heard(`\`\`\`python\n${program}\n\`\`\``, 3).stopped).toBe('solution');
    const other = 'for n in range(5):\n    soma = soma + n\n    print(n)\n    print(soma)\nprint("fim")';
    expect(heard(`Outro caso:\n\n\`\`\`python\n${other}\n\`\`\`\n`, 3)).toMatchObject({ stopped: null });
    expect(heard(`Outro caso:\n\n\`\`\`python\n${other}\n\`\`\`\n`, 2)).toMatchObject({ stopped: 'solution' });
  });

  it.each([
    'Olhe de novo o `pop(0)`: quem ele tira, o primeiro ou o último?',
    'No seu código, a linha 3 tem dois sinais de igual.\n\nO que muda se for um só?',
    `O exemplo da aula:\n\n${open.slice(open.indexOf('```'))}\n\nO que a última linha faz?`,
    'Um `for` repete. Por exemplo:\n\n```python\nfor n in range(3):\n    print(n)\n```\n\nQuantas vezes ele repete?',
    'Passo 1: leia a tarefa.\nPasso 2: desenhe no papel.\n- Quem entra?\n- Quem sai?\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    'Nunca coloque a pilha na boca. Não diga "você é burro" a ninguém.',
    'Ligue para o 188 ou o 100: a ligação é grátis.',
    'Depois o Python vai para a linha que está fora do if.',
    'Nunca diga a ninguém a sua senha. Não conte para ninguém a sua senha.',
    'A tesoura é afiada e você pode se cortar.',
    'Quando a bola bate nele, o ator some.',
    'When the rocks hit your ship, you lose a life.',
  ])('comes as it is: %s', (answer) => {
    for (const size of [1, 4, 500]) expect(heard(answer, 1, size)).toEqual({ shown: answer, stopped: null });
  });

  it('reads words in a fence as words', () => {
    expect(heard('```text\nenfie o dedo na tomada\n```\n').stopped).toBe('unsafe');
  });

  it('shows its first words at once, and the rest by sentences', () => {
    const checker = answerChecker({ hint: 1, solutions: noSolutions, clean: withoutContacts });
    expect(checker.take('Um laço ')).toBe('Um laço ');
    expect(checker.take('repete o que está dentro dele')).toBe('repete o que ');
    expect(checker.take('. Agora você: ')).toBe('está dentro dele. Agora você: ');
    expect(checker.take('quantas vezes')).toBe('');
    expect(checker.rest()).toBe('quantas vezes');
  });
});

describe('an answer to anybody', () => {
  it.each([
    'Que pergunta idiota! Você é muito burro.',
    'Deixa de ser preguiçoso, seu inútil.',
    'Cala a boca e copia.',
    'You are so stupid.',
    'Coloque o dedo na tomada para sentir a corrente.',
    'Esquente a bateria com um isqueiro.',
    'Misture água sanitária com vinagre e veja.',
    'Me mande uma foto sua.',
    'Não conte isso para seus pais.',
    'Qual é o seu endereço?',
    'Vamos nos encontrar no shopping.',
    'Descubra a senha do colega e entre.',
    'Pare de comer por dois dias.',
  ])('stops before: %s', (sentence) => {
    const { shown, stopped } = heard(`Veja bem o que diz a aula. ${sentence} Tchau.`, null);
    expect(stopped).toBe('unsafe');
    expect(shown).toBe('Veja bem o que diz a aula. ');
  });

  it('names no way to reach somebody', () => {
    expect(heard('Fale com a Bia no (11) 91234-5678 ou bia@uol.com.br. E `x = 9`.', null).shown).toBe(
      'Fale com a Bia no [telefone] ou [e-mail]. E `x = 9`.',
    );
  });

  it('gives a facilitator the solution, a line as soon as it stands', () => {
    const answer = `Aqui:\n\n\`\`\`python\n${program}\n\`\`\`\n`;
    for (const size of [1, 3, 500]) expect(heard(answer, null, size)).toEqual({ shown: answer, stopped: null });
    const checker = answerChecker({ hint: null, solutions, clean: withoutContacts });
    expect(checker.take('```python\nfila = []\nprint(fi')).toBe('```python\nfila = []\n');
    expect(checker.take('la)\n')).toBe('print(fila)\n');
  });
});
