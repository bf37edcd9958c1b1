import { describe, expect, it } from 'vitest';
import { personalDataCleaner } from './personal-data';

const left = personalDataCleaner({
  names: ['Sophia Brandt Figueira'],
  school: 'Colégio Estadual Marechal Floriano',
  city: 'Barra do Garças',
});

describe('what children tell of people', () => {
  it.each([
    // Told first and named behind.
    ['pipoca123* é minha senha em tudo', '[senha] é minha senha em tudo'],
    ['raio_negro é meu nick', '[perfil] é meu nick'],
    ['Ponta Verde is my school', '[escola] is my school'],
    ['Itaquera é onde eu moro', '[endereço] é onde eu moro'],
    ['31/12/2012 foi quando vim ao mundo', '[data de nascimento] foi quando vim ao mundo'],
    // Greetings and signatures.
    ['Will here, what is a loop', '[nome] here, what is a loop'],
    ['pode chama eu de Zizi', 'pode chama eu de [nome]'],
    ['lembra de mim? lorena campos', 'lembra de mim? [nome]'],
    // The own name, school and town in whatever form.
    ['x da sophiambk__ é legal', 'x da [perfil] é legal'],
    ['Figueira é nome de árvore', '[nome] é nome de árvore'],
    ['JP Brandt aqui', '[nome] aqui'],
    ['no marechal floriano n tem lab', 'no [escola] n tem lab'],
    ['barra do garças é quente', '[lugar] é quente'],
    // Names of networks by their shape, near the network.
    ['tiktok é pedrokkj.dev me segue', 'tiktok é [perfil] me segue'],
    ['steam: xX_arthur_Xx', 'steam: [perfil]'],
    // Digits in whatever groups, where somebody is called.
    ['liga pro meu pai 81 9 8765 11 02', 'liga pro meu pai [telefone]'],
    ['whats da minha tia: 73 8 8 0 1 4 4 5 6', 'whats da minha tia: [telefone]'],
    // Registers, keys of doors, calls of classes.
    ['o código de aluno é AL-77120-B', 'o código de aluno é [matrícula]'],
    ['o rg da minha vó 4.872.119', 'o rg da minha vó [matrícula]'],
    ['entra no meet abc-defg-hij', 'entra no meet [senha]'],
    ['o portao da minha casa abre com 4417', 'o portao da minha casa abre com [senha]'],
    ['login uso niko e a senha pastel', 'login uso niko e a senha [senha]'],
    // Who is theirs, in no list.
    ['meu melhor amigo Zaqueu sumiu', 'meu melhor amigo [nome] sumiu'],
    ['o professor Clodoaldo é bravo', 'o professor [nome] é bravo'],
    // Health, family, hours.
    ['n ouço bem do lado esquerdo', '[saúde]'],
    ['meu pai ta desempregado', 'meu pai ta [vida pessoal]'],
    ['meus pais trabalham ate as 19h', 'meus pais trabalham [rotina]'],
    ['meu bairro é o taquaril', 'meu bairro é o [endereço]'],
  ])('%s', (text, clean) => {
    expect(left(text)).toBe(clean);
  });
});

describe('what is of a lesson', () => {
  it.each([
    'a variável chamada contador',
    'o robo se chama Zeca no exercicio',
    'no exercicio tem nome = "Ana" e idade = 12, pq so a Ana fica com aspas?',
    'usuario = "admin" senha = "1234" if usuario == "admin": pq da erro?',
    'the exercise say: Bob is 13 years and Alice is 11',
    'se João tem 15 maçãs e da 4 pra Maria',
    'Se a Paula corre 5km em 30 min e o Beto em 27',
    'na tabela tem "Joaquim, 45, Porto Alegre"',
    'pesquisa sobre John von Neumann',
    'messi tem 10 e ronaldo 7',
    'a capital da Austrália e a Revolução Francesa',
    'Quantas senhas apareceram no painel?',
    'minha escola quase não tem computador',
    'trabalho no fim de semana com meu grupo',
    'quem mora no térreo entende isso?',
    'folha de registro na contagem',
    'sou muito bom em python',
    'valida email user@example.com',
    'liga 10 11 12 13',
    'a lista random.randint e o arquivo jogo_final.py do github',
    'senha forte tem 12345678 caracteres?',
  ])('%s', (text) => {
    expect(left(text)).toBe(text);
  });
});
