import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { workedMs } from '@/lib/platform/clock/worked';
import type { PersonDetails } from './person-details';
import { withoutPersonalData } from './personal-data';

const person: PersonDetails = {
  names: ['Ana Beatriz da Silva Souza', 'João Conceição'],
  login: 'ana.souza12',
  school: 'Escola Municipal Paulo Freire',
};
const left = (text: string) => withoutPersonalData(text, person);

describe('what is taken out', () => {
  it.each([
    ['meu e-mail é ana.souza@escola.com.br', 'ana.souza@escola.com.br', '[e-mail]'],
    ['escreve pra joão+x@uol.com.br ok', 'uol', '[e-mail]'],
    ['fulana arroba gmail ponto com', 'fulana', '[e-mail]'],
    ['fulana (at) hotmail (dot) com', 'fulana', '[e-mail]'],
    ['me liga no (11) 91234-5678', '91234', '[telefone]'],
    ['11 91234-5678', '91234', '[telefone]'],
    ['11912345678', '91234', '[telefone]'],
    ['+55 11 91234 5678', '91234', '[telefone]'],
    ['+5511912345678', '91234', '[telefone]'],
    ['5511912345678', '91234', '[telefone]'],
    ['meu zap: 91234 5678', '91234', '[telefone]'],
    ['91234-5678 é meu número', '91234', '[telefone]'],
    ['(021) 3456-7890', '3456', '[telefone]'],
    ['21 3456-7890', '3456', '[telefone]'],
    ['tel 34567890', '34567890', '[telefone]'],
    ['my phone is 555 0134 222', '0134', '[telefone]'],
    ['+1 555 0134 2222', '0134', '[telefone]'],
    ['CPF 529.982.247-25', '529', '[CPF]'],
    ['529.982.247-25', '529', '[CPF]'],
    ['52998224725', '529', '[CPF]'],
    ['meu cpf é 11122233344', '111222', '[CPF]'],
    ['RG 12.345.678-9', '345', '[RG]'],
    ['12.345.678-X', '345', '[RG]'],
    ['rg: 1234567', '1234567', '[RG]'],
    ['cep 50670420', '50670', '[CEP]'],
    ['50670-420', '50670', '[CEP]'],
    ['moro na rua das Flores, 123', 'Flores', '[endereço]'],
    ['moro na Rua Marquês de Abrantes e gosto de jogos', 'Abrantes', '[endereço]'],
    ['Avenida Paulista, 1578', 'Paulista', '[endereço]'],
    ['av. boa viagem 4500', 'viagem', '[endereço]'],
    ['rua sete de setembro nº 45', 'setembro', '[endereço]'],
    ['meu endereço é travessa do sol 12', 'sol', '[endereço]'],
    ['I live at 12 Baker Street', 'Baker', '[endereço]'],
    ['meu insta é ana_souza.oficial', 'ana_souza', '[perfil]'],
    ['meu nick no roblox é xX_ana_Xx', 'xX_ana', '[perfil]'],
    ['my discord is ana#1234', '1234', '[perfil]'],
    ['me segue @ana.oficial', 'oficial', '[perfil]'],
    ['@ana_2012 me chama', '2012', '[perfil]'],
    ['https://www.instagram.com/anasouza/', 'anasouza', '[perfil]'],
    ['tiktok.com/@ana', '@ana', '[perfil]'],
    ['wa.me/5511912345678', '55119', '[perfil]'],
    ['https://scratch.mit.edu/users/ana123/', 'ana123', '[perfil]'],
    ['nasci em 12/03/2012', '2012', '[data de nascimento]'],
    ['nascimento: 2012-03-12', '2012', '[data de nascimento]'],
    ['nasci no dia 5 de maio de 2011', 'maio', '[data de nascimento]'],
    ['meu aniversário é 5/5', '5/5', '[data de nascimento]'],
    ['I was born on March 3, 2012', '2012', '[data de nascimento]'],
    ['sou Ana Souza', 'Souza', '[nome]'],
    ['ANA BEATRIZ', 'BEATRIZ', '[nome]'],
    ['ana da silva', 'silva', '[nome]'],
    ['assinado: Ana Beatriz da Silva Souza.', 'Beatriz', '[nome]'],
    ['ana_souza', 'souza', '[nome]'],
    ['meu pai joao conceicao ajudou', 'conceicao', '[nome]'],
    ['meu login ana.souza12 não entra', 'souza12', '['],
    ['meu nome é Carlos Eduardo Lima', 'Carlos', '[nome]'],
    ['me chamo maria', 'maria', '[nome]'],
    ['my name is Peter Parker', 'Parker', '[nome]'],
    ['estudo no paulo freire de manhã', 'freire', '[escola]'],
    ['Ana quer saber', 'Ana', '[nome]'],
    ['na Escola Municipal Paulo Freire', 'Freire', '[escola]'],
    ['a escola paulo freire é legal', 'freire', '[escola]'],
    ['E.M. Paulo Freire', 'Freire', '[escola]'],
    ['estudo no Colégio Santa Clara', 'Clara', '[escola]'],
  ])('%s', (text, gone, mark) => {
    expect(left(text)).not.toContain(gone);
    expect(left(text)).toContain(mark);
  });

  it('keeps the words around it', () => {
    expect(left('Oi, me liga no (11) 91234-5678 sobre o pino 13?')).toBe('Oi, me liga no [telefone] sobre o pino 13?');
    expect(left('Sou Ana Souza e moro na rua das Flores, 123, perto do rio')).toBe(
      'Sou [nome] e moro na [endereço], perto do rio',
    );
  });
});

describe('what stays', () => {
  it.each([
    'Ligo o LED no pino 13 com 9V e 220 ohms',
    'resolve 2x+3=7 e x^2-4',
    'exercício 12345678 da página 45',
    'int n = 1234567890;',
    '12345678901',
    '11111111111',
    '00000000000',
    'de 2019-2020',
    '1990-2000 e 1939-1945',
    'pi = 3,14159265 e 3.1415926535',
    '1.000.000 de pessoas, 192.168.0.1 e 255.255.255.0',
    'for (int i = 0; i < 10; i++) { delay(1000); }',
    'digitalWrite(13, HIGH); analogRead(A0);',
    '#ff7900 e 0x1F4A e 0b101010',
    'de 10 a 100, de 5 em 5',
    'lista = [1, 2, 3, 1000, 20000]',
    'v[0] = 10; v[1] = 20',
    '@property\ndef nome(self):',
    '@app.route("/")\ndef inicio():',
    '  @Override\n  public void run()',
    '@media (max-width: 600px) { }',
    '@keyframes gira',
    'na rua do labirinto tem 3 portas e 12 moedas',
    'o carro anda na rua e para',
    'a praça do jogo com 20 casas',
    'criar a classe Rua e a variável avenida',
    'a data 07/09/1822 da independência',
    'data = "2024-01-31"',
    'o ano 1500 e o século 21',
    'quem foi Paulo Freire?',
    'a silva e a souza',
    'o aluno 3 tem 5 pontos',
    'meu nome é uma variável',
    'my name is not printed',
    'https://pt.wikipedia.org/wiki/Robô',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://docs.arduino.cc/learn',
    'https://scratch.mit.edu/projects/10128407/',
    'print("oi") # comentário',
    'aula 05-2024 do módulo MA1-03',
    '3/4 + 1/2 = 5/4',
    '50% de 200 = 100',
    'R$ 1.234,56',
    '10h30 às 11h45',
    'motor de 6V a 12V, 150 rpm',
    'versão 1.0.12-3',
    'while (1 == 1)',
    'a escola da história',
    'bola@',
    'a @ b',
    'cpf é um documento?',
    'o que é um telefone?',
    'como funciona o telefone de 1876?',
    'quando nasceu a computação, em 1946?',
  ])('%s', (text) => {
    expect(left(text)).toBe(text);
  });

  it('a login that is a word of the language', () => {
    const pupil = { names: ['Pessoa Um'], login: 'aluno', school: null };
    expect(withoutPersonalData('class Aluno e o aluno', pupil)).toBe('class Aluno e o aluno');
  });

  it('everything, of text without letters and numbers', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ .,;!?()"'\n-]{0,80}$/), (text) => left(text) === text));
  });
});

it('takes the same out of what it left: marks stay marks', () => {
  const pieces = fc.constantFrom(
    ...Object.values(personalMarks),
    ' ',
    'moro na ',
    'rua ',
    'Ana Souza',
    ' 12/3 ',
    'tel ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const once = left(parts.join(' '));
      expect(once).not.toContain('Ana Souza');
      for (const [mark] of once.matchAll(/\[[^\]]*\]/g)) expect(Object.values(personalMarks)).toContain(mark);
    }),
  );
});

it('ends in good time on any text', () => {
  const hostile = [
    'moro na rua '.repeat(330),
    'rua a '.repeat(660),
    '9'.repeat(4_000),
    '1 '.repeat(2_000),
    'a.'.repeat(2_000),
    'a@'.repeat(2_000),
    '@a'.repeat(2_000),
    'ana '.repeat(1_000),
    'escola municipal '.repeat(230),
    'Meu nome é '.repeat(360),
    'aniversário '.repeat(330),
    '(11) '.repeat(800),
    `${`rua ${'a'.repeat(100)} `.repeat(38)}1`,
    ' '.repeat(4_000),
    `meu laudo ${'a'.repeat(3_980)}-`,
    `estou no${' '.repeat(3_900)}x`,
    `sitio${' '.repeat(3_900)}`,
    'meu laudo e '.repeat(330),
  ];
  for (const text of hostile) {
    const begun = workedMs();
    left(text);
    expect(workedMs() - begun, text.slice(0, 12)).toBeLessThan(150);
  }
});

it('takes any sign in a name or a login for itself', () => {
  for (const login of ["d'ávila-3", 'a+b.c@(x)', 'x[1]{2}|\\^$*?']) {
    const person = { names: ["Ana D'Ávila-Melo (Nina)"], login };
    expect(withoutPersonalData(`sou ${login} mesmo`, person)).not.toContain(login);
  }
});

it('ends in good time whatever somebody or a school is called', () => {
  const called = [
    'A (((((((',
    'a'.repeat(200),
    '-- __',
    'a '.repeat(60),
    `A${' '.repeat(80)}B`,
    '.*+?^$ [x]{9}',
    'e e e e',
  ];
  const texts = [
    `${'-'.repeat(60)}1`,
    `a${' '.repeat(4000)}`,
    'a '.repeat(2000),
    `escola ${'a '.repeat(1900)}`,
    'e '.repeat(2000),
  ];
  for (const name of called) {
    for (const text of texts) {
      const begun = workedMs();
      withoutPersonalData(text, { names: [name], login: name, school: name });
      expect(workedMs() - begun, `${name.slice(0, 9)} in ${text.slice(0, 9)}`).toBeLessThan(150);
    }
  }
});
