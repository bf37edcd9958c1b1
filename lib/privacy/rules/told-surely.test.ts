import { describe, expect, it } from 'vitest';
import { personalDataCleaner } from './personal-data';

const left = personalDataCleaner({
  names: ['Sophia Brandt Figueira'],
  school: 'Colégio Estadual Marechal Floriano',
  city: 'Barra do Garças',
});

describe('what is told in so many words goes, whatever its sentence weighs', () => {
  it.each([
    // Oneself, formally.
    ['Chamo-me Dalvina e queria entender o laço', 'Chamo-me [nome] e queria entender o laço'],
    ['Sou conhecido como Tutuca na escola', 'Sou conhecido como [nome] na escola'],
    ['people know me as Kaylan', 'people know me as [nome]'],
    ["the name's Caspian", "the name's [nome]"],
    // Values of a program that are one's own.
    ['meu_nome = "Odaléia"', 'meu_nome = "[nome]"'],
    ['const myName = "Solenne";', 'const myName = "[nome]";'],
    ['minha_mae = "Rosilda"', 'minha_mae = "[nome]"'],
    ['minha_senha = "jabuticaba"', 'minha_senha = "[senha]"'],
    ['PASSWORD = "hunter_moon" # my real one', 'PASSWORD = "[senha]" # my real one'],
    ['meu_rm = 45012', 'meu_rm = [matrícula]'],
    ['ra = 1102938475 # o meu', 'ra = [matrícula] # o meu'],
    ['minha_escola = "Rui Barbosa"', 'minha_escola = "[escola]"'],
    ['data_nasc = "27-02-2011"', 'data_nasc = "[data de nascimento]"'],
    ['nascimento = date(2012, 5, 9)', 'nascimento = date([data de nascimento])'],
    ['ano_que_nasci = 2012', 'ano_que_nasci = [data de nascimento]'],
    // Lists of people whom somebody knows.
    ['lista = ["Enzo", "Maitê"] # são os meus amigos', 'lista = ["[nome]", "[nome]"] # são os meus amigos'],
    ['convidados = ["Yolanda", "Guto"]', 'convidados = ["[nome]", "[nome]"]'],
    ['idades = {"Valdir": 45} # idade dos meus pais', 'idades = {"[nome]": 45} # idade dos meus pais'],
    // Others, by what stands beside them.
    ["there's this boy Benício who bugs me", "there's this boy [nome] who bugs me"],
    ['a clara da minha sala copiou', 'a [nome] da minha sala copiou'],
    ['foi a sol, minha irma mais nova', 'foi a [nome], minha irma mais nova'],
    // What lets somebody in.
    ['a senha é pipoca doce', 'a senha é [senha]'],
    ['mudei minha senha para lua nova', 'mudei minha senha para [senha]'],
    ['our house key is under the plant pot', 'our house key is [senha]'],
    ['a chave de casa fica debaixo do tapete', 'a chave de casa fica [senha]'],
    ['a resposta da minha pergunta secreta é Pingo', 'a resposta da minha pergunta secreta é [senha]'],
    // Papers, and names in games.
    ['minha carteirinha tem o número 55 012', 'minha carteirinha tem o número [matrícula]'],
    ['o RM que a secretaria me deu foi 30417', 'o RM que a secretaria me deu foi [matrícula]'],
    ['a placa do carro da mãe: PQR 4F56', 'a placa do carro da mãe: [matrícula]'],
    ['eu jogo com o nome de Sombra99', 'eu jogo com o nome de [perfil]'],
    ['no boletim pede o número do aluno, o meu é 40713', 'no boletim pede o número do aluno, o meu é [matrícula]'],
    ['criei uma conta no replit com o nome joaninhazul', 'criei uma conta no replit com o nome [perfil]'],
    ['meu ddd 81 e o fixo 9.9134.2207', 'meu ddd [telefone] e o fixo [telefone]'],
    ['quadra 9, lote 31 é onde eu moro', '[endereço] é onde eu moro'],
    ['fui aluna do salesiano, agora to aqui', 'fui aluna do [escola], agora to aqui'],
    ['aqui no positivo a gente usa o Scratch', 'aqui no [escola] a gente usa o Scratch'],
    ['my secret words are green whale but it fails', 'my secret words are [senha] but it fails'],
    ['print("oi, eu sou a Sophia")', 'print("oi, eu sou a [nome]")'],
    // Days in words, and by what is done on them.
    ['cai dia nove de julho o meu aniversário', 'cai [data de nascimento] o meu aniversário'],
    ['meu aniversário é 23 do 8', 'meu aniversário é [data de nascimento]'],
    ['sábado 2nd april i make 11 years', 'sábado [data de nascimento] i make 11 years'],
    ['eu faço 12 no dia trinta de maio', 'eu faço 12 no [data de nascimento]'],
    ['soprei as velinhas no dia 25/05', 'soprei as velinhas no [data de nascimento]'],
    ["my birthday's the twenty-second of April", "my birthday's the [data de nascimento]"],
    // Health, and who treats it.
    ['minha psicóloga disse que é bom programar', 'minha [saúde] disse que é bom programar'],
    ['my therapist says coding helps', 'my [saúde] says coding helps'],
    ['vou fazer uma cirurgia no joelho', 'vou fazer uma [saúde]'],
    ['torci o tornozelo no recreio', 'torci o [saúde] no recreio'],
    ['tenho crises de pânico', 'tenho [saúde]'],
    ['estou de atestado médico', 'estou de [saúde]'],
  ])('%s', (text, clean) => {
    expect(left(text)).toBe(clean);
  });
});

describe('what is of a lesson', () => {
  it.each([
    'o meu nome é impresso duas vezes, por quê?',
    'o programa conhecido como Scratch',
    'const nome = "Ana"; console.log(nome)',
    'minha_lista = ["maçã", "banana"]',
    'minha_cor = "azul"',
    'o objetivo do jogo e a etapa 2',
    'faz o robô andar passo a passo',
    'o resultado é positivo, e agora?',
    'minha_senha = "1234"',
    'if senha == "1234":',
    'nascimento = datetime(1990, 1, 1) no exemplo do livro',
    'data = "2024-05-10" como separo o ano?',
    'ra = 12',
    'nomes = ["Ana", "Bia"] for n in nomes: print(n)',
    'meus jogos = ["Pong", "Snake"]',
    'amigos = ["Harry", "Rony", "Hermione"]',
    'meus amigos não entendem ["while", "for"]',
    'a chave do dicionário fica dentro das aspas',
    'the key is under the dict name, why',
    'quero fazer um app para psicólogas',
    'faço uma cirurgia no código e ele quebra',
    'pesquisa sobre câncer e IA',
    'estudo no Scratch faz um mes',
    'I study at night',
    'paises = ["Quênia", "Japão", "Índia"] como pego o primeiro?',
    'Chaves e Kiko moram na mesma vila no meu jogo',
    'user: aluno01 senha: aluno01 é um exemplo de senha ruim',
    'o e-mail support@paypa1.com é golpe?',
    'um email tipo premio@banco-falso.com é phishing?',
  ])('%s', (text) => {
    expect(left(text)).toBe(text);
  });

  it("what is written like an example and is one's own goes", () => {
    expect(left('meu email é suporte.bia@paypa1.com, é golpe?')).toBe('meu email é [e-mail], é golpe?');
  });
});
