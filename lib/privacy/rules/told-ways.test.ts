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
    ['dia 1/10 eu completo mais um ano', '[data de nascimento] eu completo mais um ano'],
    ['meu codigo de desbloqueio (2580) é forte?', 'meu codigo de desbloqueio ([senha]) é forte?'],
    ['a lista foi a manu e a leticia que fez', 'a lista foi a [nome] e a [nome] que fez'],
    ['eu tenho asma', 'eu tenho [saúde]'],
    ['moro no rio de janeiro', 'moro no [endereço]'],
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
    ['login uso niko e a senha pastel', 'login uso [perfil] e a senha [senha]'],
    // Who is theirs, in no list.
    ['meu melhor amigo Zaqueu sumiu', 'meu melhor amigo [nome] sumiu'],
    ['o professor Clodoaldo é bravo', 'o professor [nome] é bravo'],
    // Health, family, hours.
    ['n ouço bem do lado esquerdo', '[saúde]'],
    ['meu pai ta desempregado', 'meu pai ta [vida pessoal]'],
    ['meus pais trabalham ate as 19h', 'meus pais trabalham [rotina]'],
    // Telephones and documents in whatever groups, where no word says what they are.
    ['48 3263 0917 é fixo da vo', '[telefone] é fixo da vo'],
    ['86-9-9433-2210 me add', '[telefone] me add'],
    ['(34) 3 2 1 4 - 7 7 0 9 é do meu pai', '[telefone] é do meu pai'],
    ['my cpf (the brazilian id) is 10233948721', 'my cpf (the brazilian id) is [CPF]'],
    ['52 998 224 72 5 testei', '[CPF] testei'],
    ['RNM G482913-K é meu documento', 'RNM [matrícula] é meu documento'],
    // Births on either side of the day.
    ['Em 2/2/2014 nasceu minha irmã', 'Em [data de nascimento] nasceu minha irmã'],
    ['quando eu nasci, 25 do 9 de 2011', 'quando eu nasci, [data de nascimento]'],
    ['10 anos eu fiz em 28 de fevereiro de 2024', '10 anos eu fiz em [data de nascimento]'],
    ['eu nasci em 2011', 'eu nasci em [data de nascimento]'],
    // Codes by their shape, of what opens or is one's own.
    ['ve se essa senha é forte: Lim@Lim@33', 've se essa senha é forte: [senha]'],
    ['locker code 31-07-22, thats mine', 'locker code [senha], thats mine'],
    ['o codigo q chegou no sms é 482913', 'o codigo q chegou no sms é [senha]'],
    ['a placa do carro do meu pai é RIO2A18', 'a placa do carro do meu pai é [matrícula]'],
    ['o mac do meu note é A4:5E:60:C2:11:9F', 'o mac do meu note é [matrícula]'],
    ['meu rastreio é BR123456789BR', 'meu rastreio é [matrícula]'],
    ['minha casa fica 23°33\'01"S', 'minha casa fica [endereço]'],
    ['id do zoom 834 5521 9910', 'id do zoom [senha]'],
    // Schools by kind and number, and by what is done there.
    ['Ciep 215 ganhou', '[escola] ganhou'],
    ['No Conexão onde estudo o wifi cai', 'No [escola] onde estudo o wifi cai'],
    ['at Lighthouse we use microbits', 'at [escola] we use microbits'],
    ['turma 1903 do polivalente aki', 'turma 1903 do [escola]'],
    // Names by telling.
    ['oi aqui é a rosa, n entendi', 'oi aqui é a [nome], n entendi'],
    ['everyone calls me Hopey haha', 'everyone calls me [nome] haha'],
    ['Dilermando from my class saw it', '[nome] from my class saw it'],
    ['wesleyzinho da minha sala apagou', '[nome] da minha sala apagou'],
    // Treatments, families, and where one is met.
    ['faço hemodialise de manhã', 'faço [saúde] de manhã'],
    ['tomo losartana', 'tomo [saúde]'],
    ['minha mae ganha 1850 por mes', 'minha mae ganha [vida pessoal]'],
    ['a guarda é compartilhada', '[vida pessoal]'],
    ['meet me behind the walmart', 'meet me [lugar]'],
    ['minha cidade, Sapiranga, tem feira', 'minha cidade, [lugar], tem feira'],
    ['meu bairro é o taquaril', 'meu bairro é o [endereço]'],
  ])('%s', (text, clean) => {
    expect(left(text)).toBe(clean);
  });
});

describe('what is of a lesson', () => {
  it.each([
    'o uuid da peça é 6f04eb5e-3bd3-453e-98ff-6501c8c4596f',
    'e o da outra 94c06f52-eeb4-4398-9d85-de3f69fceb49',
    'a variável chamada contador',
    'de 8gb pra de 16gb no fortnite',
    'a cidade de Recife tem 1.488.920 habitantes e Olinda 349.976',
    'julia é uma linguagem de programação',
    'fiz um bot q responde "oi eu sou o Zeca"',
    'o aluno nasceu em 2010 e estamos em 2024',
    'A questão: "Marta nasceu em 1998. Escreva um algoritmo"',
    'santos dumont nasceu em 20 de julho de 1873',
    'ordena 45 32 12 67 89 com bubble sort',
    '2147483647 é o maior int',
    'quantas combinaçoes tem um cadeado de 4 digitos',
    'qwerty123 é senha fraca?',
    'in Java we have classes',
    'o robo espera em frente ao obstaculo',
    'casa 1, casa 2 e casa 3 do tabuleiro',
    'funcionario recebe 2000 e gasta 1500',
    'o paciente do exercicio tem diabetes',
    'drag and drop e scroll down',
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
    'Na história, o menino mora na Rua das Flores, 25, e perde o gato',
    'The hero of my game lives at 42 River Street',
    'When I connect pin A3 to the potentiometer the value goes from 0 to 1023',
    'o cpf do livro é 000.000.000-00 e o cep é 00000-000',
    'oq eh daltonismo e como faço um jogo',
    'no rio de janeiro são 25 graus',
    'arquivo 2026-08-14-notas.csv essa data é pra q',
    'o cartao (11) 5555-0100 é texto ou numero na aula 3',
    'simula ai o papai noel andando a 10 km/s',
  ])('%s', (text) => {
    expect(left(text)).toBe(text);
  });
});
