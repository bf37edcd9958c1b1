import { type Sign, sign } from './care-sign';
import { gameOrIdiom, inGame, person, relative, whose, wish } from './care-words';

const endsAll =
  '(?:quero|queria|querendo|vontade de|pensando em|penso em|vou) acabar com (?:tudo|a dor|esse sofrimento|o sofrimento)';

/** In folded Portuguese words. What only names a thing (a lesson on it, a word of computing) is no sign. */
export const dangerSigns: readonly Sign[] = [
  sign('selfHarm', 'high', `${wish} me mata[r]?|me matar (?:hoje|amanha|agora|de verdade)`, gameOrIdiom),
  sign('selfHarm', 'high', `(?:eu )?me mato`, gameOrIdiom),
  // Whoever else would: "minha mãe me mataria".
  sign(
    'selfHarm',
    'high',
    '(?:eu|acho que|as vezes) me mataria|(?<!\\w )me mataria(?: se (?:eu )?pudesse)?',
    gameOrIdiom,
  ),
  sign('selfHarm', 'high', `ninguem (?:me ama|gosta de me|liga para me)(?: \\w+| [.;]){0,5} ${endsAll}`, inGame),
  sign(
    'selfHarm',
    'high',
    '(?:tirar|acabar com|terminar com|dar fim (?:a|na|em)|por (?:um )?fim (?:a|na|em)) (?:a )?minha (?:propria )?vida',
    inGame,
  ),
  sign(
    'selfHarm',
    'high',
    `${wish} (?:logo )?(?:morrer?|esta[r]? mort[oa])|preferia (?:estar mort[oa]|morrer)|era melhor eu (?:morrer|estar mort[oa])`,
    gameOrIdiom,
  ),
  sign(
    'selfHarm',
    'high',
    'nao (?:quero|queria|aguento|consigo|vale a pena) (?:mais |mas )?(?:continuar )?(?:viver|vivendo|existir|essa vida|esta vida)|cansad[oa] de viver|vida nao (?:faz|tem) (?:mais )?sentido',
    inGame,
  ),
  sign(
    'selfHarm',
    'high',
    '(?:queria|quero) (?:nao|nunca) (?:ter nascido|existir|mais acordar|acordar)|melhor sem (?:me|minha presenca|eu aqui)|ninguem (?:vai|iria) sentir (?:a )?minha falta',
    inGame,
  ),
  sign(
    'selfHarm',
    'high',
    `(?:me suicidar?|me suicido|(?:cometer|cometo|tentei|tentar|pensando em|penso em|pensei em|quero|vou|pensar em|pensamentos? de|sobre o meu) (?:o )?suicidio|suicidio (?:indolor|sem dor|rapido)|pensamentos? suicidas?|sou suicida)`,
    inGame,
  ),
  sign(
    'selfHarm',
    'high',
    'me (?:cortar|corto|cortando|mutilar|mutilo|mutilando|enforcar|enforco|envenenar|automutil\\w+)|cort(?:o|ar|ei|ando) (?:os )?(?:meus )?(?:os )?pulsos|cort(?:o|ar|ei|ando) (?:o )?meus? (?:proprios? )?(?:bracos?|pernas?|pulsos?)|automutilacao|automutilar',
    /me cort\w+ (?:o )?cabelo|cabelo|da conversa|do grupo|do time|sem querer|no papel|inimigo|jogo/,
  ),
  sign(
    'selfHarm',
    'high',
    `(?:quero|vou|queria|vontade de|penso em|pensando em) (?:me )?(?:jogar|pular|atirar) (?:d[oae]|n[oa]|pela|em um|de um|de uma) (?:ponte|predio|janela|viaduto|trilhos?|frente|telhado)`,
    inGame,
  ),
  sign(
    'selfHarm',
    'high',
    '(?:quero|vou|gosto de|vontade de|penso em|comecei a) me (?:machucar|ferir|bater)|me (?:machuco|machuquei|firo|feri) de proposito',
    inGame,
  ),
  sign(
    'selfHarm',
    'high',
    '(?:tomar|tomei|engolir|vou tomar|quantos) (?:todos (?:os )?|um monte de |muitos |varios |uma cartela de )?(?:os )?(?:remedios?|comprimidos?) (?:para|pra) (?:me matar|morrer|dormir para sempre|nao acordar)|tomar uma overdose|ter uma overdose|tomei (?:todos os|um monte de|uma cartela de) (?:remedios|remedio|comprimidos)',
  ),
  sign('selfHarm', 'attention', 'suicidio|suicidar|suicida', /esquadrao suicida|missao suicida|suicida do jogo/),
  sign(
    'selfHarm',
    'attention',
    '(?:quero|queria|querendo|vontade de) (?:sumir|desaparecer)(?: para sempre| do mundo| desse mundo| deste mundo| daqui)?',
    /(?:sumir|desaparecer) (?:com|(?:o|os|as|um|uma|esse|essa|este|esta)(?! mais) |a (?!cada))|codigo|tela|botao|sprite|personagem|jogo|o texto|a imagem/,
  ),
  // Of homework it is said as well, and then mostly "tudo isso".
  sign(
    'selfHarm',
    'attention',
    `${endsAll}|ninguem me ama`,
    /tarefa|licao|dever|exercicio|trabalho|prova|projeto|atividade|codigo|inimig|fase|jogo|tela|louca|doce|bolo|dor (?:de|n[ao]s?) (?:cabeca|barriga|dente|costas|perna)|\bate |\bvou acabar com tudo (?:isso|hoje|amanha|logo|rapido|antes)/,
  ),
  sign(
    'selfHarm',
    'attention',
    '(?:estou|to|tou|tenho|com|entrei em|acho que (?:estou|to|tenho)) (?:com |em |muita )?(?:depressao|crise de ansiedade|crise de panico)|me sinto (?:um lixo|inutil|vazi[oa]|muito sozinh[oa]|sozinh[oa])|me odeio|odeio (?:a )?minha vida',
    /jogo sobre|trabalho sobre|projeto sobre|texto sobre/,
  ),

  sign(
    'abuse',
    'high',
    `(?:meu|minha|o meu|a minha) ${relative} (?:\\w+ ){0,3}me (?:bate|bateu|batia|espanca|espancou|machuca|machucou|queima|queimou|tranca|trancou|toca|tocou|agarra|agarrou|abusa|abusou|beija a forca|beijou|estupra|estuprou|ameaca|ameacou|maltrata|agride|agrediu)`,
    /no jogo|no game|no minecraft|no roblox|no xadrez|no uno|no futebol|de ponto/,
  ),
  sign(
    'abuse',
    'high',
    `(?:meu|minha) ${relative} (?:\\w+ ){0,2}(?:passa|passou|coloca|colocou|bota|botou|poe|pos) a mao (?:em me|nas minhas|na minha|no meu|nos meus)|passou a mao em me|(?:meu|minha) ${relative} (?:bate|bateu) (?:na minha mae|em me|muito em me|na gente)`,
  ),
  sign(
    'abuse',
    'high',
    '(?:fui|sou|estou sendo|to sendo|era) (?:\\w+ )?(?:abusad[oa]|estuprad[oa]|espancad[oa]|agredid[oa]|molestad[oa])|(?:abus\\w+|estupr\\w+) (?:sexualmente )?de me|me (?:estupr\\w+|abus\\w+|molest\\w+|espanc\\w+)|(?:sofro|sofri|sofrendo) (?:um )?(?:abusos?|violencia|agressao|agressoes|maus tratos|assedio)',
    /no jogo/,
  ),
  sign(
    'abuse',
    'high',
    '(?:toc\\w+|mex\\w+|peg\\w+|encost\\w+) (?:em|nas?|nos?) (?:minhas? |meus? )?(?:partes? intimas?|peitos?|seios?|bunda|genitais)|me obrig\\w+ a (?:tirar|ficar|fazer|tocar|beijar|mostrar|ver|transar)(?: \\w+){0,3} (?:roupa|nu|nua|pelad[oa]|coisas|sexo|ele|ela|nele|nela|corpo|com ele|com ela)',
  ),
  sign(
    'abuse',
    'high',
    'apanh(?:o|ei|ando) (?:todo dia|todos os dias|em casa|muito|d[oae] (?:meu|minha)|sempre)(?: \\w+){0,2}|me batem (?:em casa|todo dia|todos os dias)',
    /no jogo|para aprender|para entender|com (?:o|esse|a) (?:codigo|exercicio|materia)|do meu codigo|na escola/,
  ),
  sign(
    'abuse',
    'attention',
    `(?:tenho|to com|estou com|com|morro de) medo (?:d[oae]) (?:meu|minha) ${relative}|violencia (?:domestica|em casa)(?: comigo)?|medo de (?:voltar|ir) para casa`,
    /sobre violencia|jogo|prova/,
  ),
  sign(
    'abuse',
    'attention',
    '(?:passo|estou passando|to passando|passando) fome|nao tenho (?:o que comer|comida em casa)|me deixam? (?:sem comida|trancad[oa]|sozinh[oa] em casa)|meus pais (?:brigam e )?(?:se )?(?:batem|agridem)',
    /personagem|jogo|sprite/,
  ),

  sign(
    'violence',
    'high',
    `(?:vou|quero|queria|vontade de|penso em|pensando em|planejo|como) (?:eu )?(?:matar?|assassinar|esfaquear|envenenar|esganar) ${whose}${person}`,
    /(?:no|na|do|da|nesse|meu) (?:\w+ )?(?:jogo|game|fase|minecraft|roblox|free fire|scratch|fortnite|gta|partida)|inimig|zumbi|monstro|de (?:rir|orgulho)|matar? a sala de/,
  ),
  sign(
    'violence',
    'high',
    '(?:vou|quero|queria|vontade de) (?:matar?|assassinar|esfaquear) (?:ele|ela|eles|elas|todo mundo|voces|alguem|todos (?:da|na) (?:sala|escola|turma))',
    gameOrIdiom,
  ),
  sign(
    'violence',
    'high',
    '(?:vou |quero |posso |penso em |como )?(?:levar|levo|trazer|trago|levei|trouxe|trouxeram|entrar com|tem|esta com) (?:um |uma |o |a )?(?:arma|faca|revolver|pistola|canivete|estilete|bomba)(?: (?:de fogo|de verdade|escondid[oa]|do meu pai))* (?:para|na|a|em|no) (?:a |minha |nossa )*(?:escola|sala|colegio|mochila|aula)',
    /brinquedo|jogo|papelao|nerf|papel|cenario|lego|bomba (?:d ?agua|de agua)|estilete para (?:cortar|recortar|a aula|o trabalho)/,
  ),
  sign(
    'violence',
    'high',
    '(?:como )?(?:se )?(?:faz|faco|fazer|fabricar|fabrico|montar|construir|conseguir|consigo|comprar|arrumar) (?:um |uma |umas )?(?:bomba|arma|explosivo|coquetel molotov|molotov|dinamite|revolver|pistola|espingarda|polvora|granada|veneno)(?: (?:caseir[oa]|de fogo|de verdade|real))*',
    /bomba (?:d ?agua|de agua|hidraulica|peristaltica|de ar|submersa|de aquario|de vacuo|com arduino|de irrigacao|de chocolate|de encher|no jogo)|brinquedo|jogo|game|sprite|scratch|personagem|papelao|lego|laser|minecraft|roblox|nerf|fantasia|cosplay|impressora 3d|que (?:atira|solta|dispara|lanca)|agua|no mapa|fase|inimig/,
  ),
  sign(
    'violence',
    'high',
    'massacre (?:na|da minha|em uma|nessa|numa) escola|(?:atirar|atirando|tiroteio|atentado|atacar|ataque|dar (?:um )?tiros?) (?:em |na |no |a |nos |nas |contra )(?:minha |meus |minhas |meu |a |os |as |nossa )*(?:escola|colegas?|alunos?|professor\\w*|sala|turma|pessoas?|colegio|alguem)',
    inGame,
  ),
  sign(
    'violence',
    'high',
    '(?<!(?:fantasma|inimigo|zumbi|monstro|chefao|boss|robo|vilao) )(?:vao|vai|querem|quer|disse que vai|falou que vai|ameac\\w+) (?:de )?me (?:matar|esfaquear|dar um tiro|pegar na saida|bater na saida|espancar)|me ameac(?:ou|aram|am|a) (?:de morte|com (?:uma |um )?(?:arma|faca|revolver|estilete))',
    /no jogo|no game|inimig|zumbi|monstro|fantasma|boss|creeper|se eu (?:nao|tirar|for|ir|perder|reprovar|quebrar)|por causa d|de (?:rir|tedio)|quando (?:ver|vir|descobrir)|minecraft|roblox/,
  ),
  sign(
    'violence',
    'attention',
    '(?:quero|vou|vontade de) (?:bater|dar porrada|dar um soco|meter porrada|arrebentar|quebrar a cara) (?:n[oa]|em|d[oe]) ?(?:\\w+ ){0,2}?(?:coleg\\w+|professor\\w*|menin[oa]|garot[oa]|irmao|irma|del[ea]|nel[ea]|alguem|todo mundo)',
    inGame,
  ),
  sign(
    'violence',
    'attention',
    'me ameac(?:ou|aram|am|ando)|(?:estou|to|fui|sendo|sou) (?:\\w+ )?ameacad[oa]|(?:tem|vi) (?:um |uma )?(?:menin[oa]|garot[oa]|alun[oa]|colega|cara) (?:armad[oa]|com (?:uma )?(?:arma|faca))',
    /no jogo|no minecraft|no roblox|brinquedo/,
  ),
];
