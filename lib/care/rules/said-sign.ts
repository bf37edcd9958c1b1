import type { CareSeverity, CareTopic } from './care-sign';

/** What a sign says in the language of `said-pattern.ts`; what makes it harmless near by, by its name. */
export type SaidSign = readonly [CareTopic, CareSeverity, string, ExcuseName?];

/** What stands near and makes it a game, a lesson, a joke or a thing of every day. */
export const excuses = {
  harmless:
    '<football>|<game>|<machine>|<story>|de mentira|penalti|chadres|xadrez|sem cerer|por acidente|palma|palmas|na porta|asfalto|recorde|recorde|escravi*|seculo|imperio|guerra|<idiom>|almofad*|travesseiro|cosega*|cocega*',
  blow: '<football>|<game>|<machine>|<story>|travesseiro|almofad*|futebol|gol|bola|luta de|karate|carate|judo|capoeira|boche|tapa no visual|tapinha*|peteleco|charada|risada ~9risada|dar um chute na bola',
  alone: '<game>|<machine>|<story>|ja volta|volta logo|mercado|compras',
  ill: '<game>|<machine>|<lesson>|serie|filme|personagem',
  touch:
    '<game>|<machine>|violao|piano|flauta|instrumento|musica|cachor*|gato|gata|bicho|pelucia|parede|borda|planta|tocar na borda',
  clothes: '<game>|<machine>|boneca|avatar|manecim|varal|maquina|calor|figurino|scin',
  secret:
    '<game>|<machine>|<story>|supresa|surpresa|aniversario|festa|presente para|amigo secreto|senha|criptograf*|spoiler|chave|django|token|nota baicha|cola na prova|receita|magica|truque|surprise|birthday|party',
  threat:
    '<football>|<game>|<machine>|<story>|<idiom>|(esa|a|uma|da|na) (prova|aula)|bola no peito|a bola|saudade|risada ~9|se eu (tirar|tira|perder|quebrar|reprovar|tirei|esquec*)|cuando (ver|vir|descobrir|chegar)|peteleco|charada|futebol|time|gol|mengao|flamengo|corint*|cruseiro|barata|formiga*|mosquito|rato|charada|tempo|sede|fome|if i fail|if i get|curiosidade|cobra|virus|bacteria*|celula*|planta*|cesar|caesar|aposta',
  massacre: '<game>|<machine>|<story>|<lesson>|futebol|time|mengao|flamengo|corintians|0|no truco|meta|alvo|noticia',
  arm: '<game>|<machine>|<story>|brinquedo|papelao|culinaria|cosinha (com|na aula)|cebola|bolo|cola cente|tinta|cortar (papel|o papel|papelao|eva)|nuclear|atomica|agua|istoria|guerra|fisica|nerf|lego|fantasia|de mentira|toy|chocolate|hidraulica|museu|polisia militar|cortar a|recortar|estilete para|maquete|cola|feira|de pressao|chemistry|impressora',
  lesson: '<lesson>|<story>|<game>',
  pics: 'da macete|maquete|portfolio|do projeto|do grupo|do robo|do trabalho|da turma|da sala|do experimento|do caderno|do esercicio|da lousa|do cuadro|de perfil|identidade|3x4|para a carteirinha|documento|do gato|do cachorro|<machine>|<game>|<lesson>|meu canal|meu video de|editar|edicao|receita|album|aniversario',
  meeting:
    'trabalho em grupo|do grupo|<machine>|projeto|maquete|ensaio|time|treino|<lesson>|campeonato|com a mae dela|com minha mae|com meus pais|meus pais vao|festa|familia|formatura|conselho de clase',
  quarrel:
    '<football>|<machine>|<game>|<story>|fisemo* as pas|fizemo* as pas|fis as pas|fizemos as pases|riu junto|rimos junto*|brincando|de boa|na brincadeira|its ok|it is ok|i like it|<lesson>|mas (eu )?ri|tambem ri|nos riu|caimos na risada',
  mine: '<machine>|<game>|sem cerer|cachor*|gato|desculpa|devolveu|<lesson>',
  school: '<machine>|<game>|<lesson>|preguica|sono|calor|matematica|feriado|ferias',
  drugs:
    '<lesson>|<story>|<game>|(ce|que|oh|ai) droga|essa droga|droga de|droga do|suco|agua|remedio para (febre|gripe|dor|tose)|baseado em|farmacia|<machine>',
  dying:
    '<football>|<idiom>|<game>|<story>|ponto a ponto|de tanto (rir|estudar|calor)|risada ~3risada|processo|bateria|celular|planta|cel|<machine>',
  tired:
    '(robo|arduino|sensor|programa|codigo|bloco|variavel|loop|funsao|python|scratch|html|css|git|console|terminal|tela|exercicio|esercicio|tarefa|licao|prova|provas|dever|aula|calor|frio|matematica|estudar|estudo|trabalho|projeto|codigo|erro|bug|<game>|fisica|esperar|fila|segunda feira|treino|esse assunto|ese barulho|musica)',
  letter:
    '<story>|<lesson>|<machine>|formal|argumentativa|papai noel|istoria|formatura|fim do ano|turma do|amigo secreto|portugues|ingles|dia das maes|dia dos pais|<game>|opiniao|leitor|convite|clase|9 ano',
  cut: '<game>|<machine>|<story>|cabelo|sem cerer|papel|acidente|cebola|unha|por acidente|franja|by accident|accident*|imagem|video|foto|stove|cooking',
  pills: '<lesson>|<story>|<game>|febre|gripe|<machine>',
  jump: '<football>|<game>|<machine>|<story>|piscina|pular corda|bola|lich*|papel|sprite|trampolim|elastico|obstaculo|fora|bungee|esporte|brincadeira',
  lessonDeath: '<lesson>|<story>|<game>|<machine>|celula*',
  friend: 'corte de cabelo|<game>|<story>|<machine>|<lesson>|<idiom>|saudade',
  food: '<game>|<machine>|<lesson>|nutric*|piramide|saudavel|antes de treino|antes do treino|desde o cafe|recreio e so|ecsame|exame|cachorro|gato|peiche|hamster|cirurgia|ramada|ramadan|porque estava ruim|cardapio|proteina*|vitamina*|fruta*|verdura*|salada de|musculacao|atleta|devo comer|recomendad*|idade|grafico|planilha|ciencias|siensias|biologia|feira de|ingredientes',
  everyday:
    '<football>|prova*|nota*|esercisio*|tarefa*|lisao|licao|dever|macete|maquete|portfolio|treino|campeonato|ensaio|time|gol|gols|futebol|truco|recreio e so|risada|melhor angulo|nutric*|saudavel|receita|projeto|anexo|sistema|funsao|funcao|apresentar|senha|quis|homework|exam|recipe|healthy',
} as const;
export type ExcuseName = keyof typeof excuses;
