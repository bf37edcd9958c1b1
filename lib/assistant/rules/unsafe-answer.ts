import { folded } from '@/lib/platform/text/folded';

const insult =
  '(?:burr[oa]s?|idiotas?|imbecil|imbecis|estupid[oa]s?|inutil|inuteis|otari[oa]s?|babacas?|retardad[oa]s?|mongol|nojent[oa]s?|fei[oa]|gord[oa]|fracassad[oa]s?|incompetentes?|preguicos[oa]s?|ignorantes?|pateta|anta|jumento|asn[oa]|stupid|dumb|idiot|moron|loser|useless|worthless|ugly|fat|pathetic|lazy)';

/** Of one's own sentence: what is told to a child. */
const told = new RegExp(
  String.raw`\b(?:${[
    `(?:voce|vc|tu|you) (?:e|eh|es|are|re) (?:mesmo |muito |tao |so |realmente |really |so |such |just )?(?:um |uma |an? )?${insult}`,
    `youre (?:so |such |really |just )?(?:an? )?${insult}`,
    `(?:seu|sua|seus|deixa de ser|larga de ser|you) ${insult}`,
    `que (?:pergunta|duvida|ideia) (?:mais )?${insult}`,
    `(?:what an? |such an? )${insult} (?:question|idea|kid|child)`,
    'cala (?:a )?(?:sua )?boca|shut up|vai se (?:fo\\w+|ferrar|danar)|vai (?:a|para a) (?:merda|puta|porra)|vai tomar no \\w+|foda se|fod[ae]r?|caralho|porra|puta|puto|merda|bosta|cacete|arrombad[oa]|viad[oa]|vagabund[oa]|fuck\\w*|shit\\w*|bitch|bastard|asshole|cunt',
    'ninguem (?:te ama|gosta de voce|gosta de vc)|o mundo seria melhor sem voce|voce nao serve para nada|voce nunca vai (?:conseguir|aprender)|nobody (?:likes|loves) you|you will never (?:learn|make it)|you should not exist',
    // What is asked of a child, and kept from who looks after it.
    '(?:nao|nunca) (?!.*\\b(?:senhas?|pin|dados|endereco|telefone|cpf)\\b)(?:conte|conta|fale|fala|diga|diz|mostre|mostra) (?:isso |nada |disso |d?isto )?(?:para|a|com|pra|pro|aos?) (?:os |as |o |a |seus |suas |seu |sua |teus |tua )*(?:pais|mae|pai|ninguem|professora?|adultos?|responsave\\w+|familia)|guarde? (?:esse |este |isso em |em )?segredo|(?:e |fica |sera )?(?:o )?nosso segredo|(?:dont|do not) (?!.*\\b(?:passwords?|pin|address|phone|personal)\\b)tell (?:your |any|the )?(?:parents|mom|mum|dad|anyone|anybody|teacher|adults?)|keep (?:this|it) (?:a )?secret|our (?:little )?secret',
    '(?:me )?(?:mande|manda|envie|envia|passe|passa|diga|diz|conte|conta|de|da|mostre|mostra)(?: me)? (?:a |o |uma |um |as |os )?(?:(?:fotos?|videos?|selfies?) (?:sua|tua|suas|de voce|do seu corpo|de corpo|do seu rosto)|selfies?|nude\\w*|(?:seu|sua|teu|tua) (?:endereco|telefone|numero de telefone|celular|whatsapp|zap|senha|nome completo|cpf|foto|instagram|insta|localizacao))|(?:qual|onde) (?:e |fica |voce )?(?:o |a )?(?:seu endereco|sua casa|seu telefone|sua senha|mora)|(?:send|give|tell|show) me (?:a |an |your |some )?(?:(?:picture|photo|pic|video) of you(?:rself)?|selfie|nude\\w*|address|phone|password|full name|home)|what is your (?:address|phone|password)|where do you live',
    '(?:vamos|podemos|quer) (?:nos encontrar|se encontrar|me encontrar)|me encontre|vem (?:para|na) minha casa|(?:lets|we can|do you want to) meet (?:up|me|in person|alone)?|meet me',
  ].join('|')})\b`,
);

/** What would hurt whoever did it; whoever warns of it says not to, before it. */
const dangerous = new RegExp(
  String.raw`\b(?:${[
    '(?:enfie|coloque|bote|ponha|meta|encoste|toque) (?:o |a |os |um |uma |com o )?(?:dedos?|maos?|garfo|faca|arame|clipe|chave|metal|fios? desencapad\\w+|fio)(?: \\w+){0,3} (?:na|no|dentro da|em uma?) (?:tomada|fio|rede eletrica|220)|(?:stick|put) (?:your |a |the )?(?:finger|fork|knife|wire)s?(?: \\w+){0,3} (?:in|into) (?:the |an? )?(?:outlet|socket)',
    '(?:ligue|conecte|plugue|emende|solde)(?: \\w+){0,5} (?:direto|diretamente) (?:na|a|em) (?:tomada|rede|220|110)|(?:connect|plug|wire)(?: \\w+){0,5} (?:directly|straight) (?:to|into) (?:the |an? )?(?:outlet|mains|socket|wall)',
    '(?:fure|esmague|aqueca|esquente|queime|perfure)(?: \\w+){0,3} (?:pilhas?|baterias?)|(?:abra|corte|desmonte) (?:a|as|uma|essa|sua) (?:pilhas?|baterias?)|jogue(?: \\w+){0,3} (?:no fogo|na fogueira)|(?:pierce|crush|heat|burn|puncture)(?: \\w+){0,2} (?:battery|batteries)|(?:coloque|ponha|bote)(?: \\w+){0,4} na boca|(?:chupe|engula|lamba|morda)(?: \\w+){0,2} (?:pilhas?|baterias?|imas?|solda)|(?:swallow|lick|eat|bite)(?: \\w+){0,2} (?:battery|batteries|magnets?)',
    '(?:misture|mistura|junte|mix|combine)(?: \\w+){0,4} (?:agua sanitaria|cloro|alvejante|amonia|acido|soda caustica|gasolina|polvora|bleach|ammonia|acid)|(?:beba|tome|toma|engula|drink|swallow)(?: \\w+){0,2} (?:alcool|cerveja|vodka|vinho|agua sanitaria|alvejante|gasolina|veneno|detergente|remedios?|comprimidos?|calmantes?|bleach|alcohol|beer|pills|poison)|(?:cheire|inale|fume|sniff|inhale|smoke)(?: \\w+){0,2} (?:cola|tinner|gasolina|maconha|cigarros?|vape|drogas?|glue|weed)',
    '(?:tome|toma|take) (?:\\d+|dois|tres|varios|muitos|todos os|two|many|all the) (?:comprimidos?|remedios?|pilulas?|pills?|tablets?)',
    '(?:mate|corte|machuque|enforque) se|voce (?:deve|deveria) se (?:matar|cortar|machucar|enforcar)|voce (?:pode|poderia) se (?:matar|enforcar|(?:cortar|machucar) (?:para|um pouco|devagar))|^se (?:mata|mate)|(?:pule|se jogue|salte) (?:da|do|de um|de uma) (?:janela|ponte|predio|telhado|varanda)|(?:kill|hurt|cut|hang) yourself|jump (?:off|from) (?:the|a) (?:roof|bridge|window|building)',
    '(?:pare|deixe) de comer|fique sem comer|(?:pule|pula) (?:o almoco|as refeicoes|a janta|refeicoes)|(?:vomite|provoque o vomito|force o vomito)|(?:stop eating|skip (?:meals|lunch|dinner)|make yourself (?:vomit|throw up))',
    '(?:fuja|foge|saia escondid[oa]) (?:de casa|da escola|sem avisar)|run away from home|(?:bata|soque|chute|esfaqueie|mate|atire)(?: \\w+){0,2} (?:nele|nela|neles|no seu|na sua|no colega|o colega|seu colega)|(?:punch|stab) (?:him|her|them|your)|(?:hit|shoot) (?:him|her|your (?:class|friend|teacher|brother|sister|mom|dad))',
    '(?:leve|traga|esconda)(?: \\w+){0,2} (?:faca|canivete|estilete|arma|revolver)(?: \\w+){0,3} (?:para|na) (?:a )?(?:escola|mochila|aula)|(?:bring|take|hide) (?:a |the )?(?:knife|gun|weapon)(?: \\w+){0,3} (?:school|class|backpack)',
    '(?:invada|hackeie|roube|descubra)(?: \\w+){0,3} (?:conta|senha|perfil|sistema)(?: (?:d[aeo]s?|de) \\w+)?|use a senha d[aeo] \\w+|(?:hack|break) into (?:the |his |her |their |your )?(?:account|school|system)|(?:steal|guess) (?:his|her|their) password|desative o antivirus|disable (?:the |your )?antivirus',
  ].join('|')})\b`,
);

const warned =
  /\b(?:nao|nunca|jamais|evite|evitar|sem|proibido|perigoso|perigo|never|not|dont|avoid|without|dangerous|cuidado)\b(?: \w+){0,6} ?$/;
const quoted = /\b(?:nunca|nao|never|dont|do not) (?:diga|chame|escreva|fale|xingue|say|call|write)\b(?: \w+){0,6} ?$/;

/** Whether a sentence insults a child, is what no grown-up may ask of one, or is advice that would hurt. */
export function isUnsafe(sentence: string): boolean {
  // What is quoted is spoken of.
  const words = folded(sentence.replace(/["“«][^"”»\n]{1,200}["”»]/g, ' dito '))
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const said = told.exec(words);
  if (said && !quoted.test(words.slice(0, said.index))) return true;
  const advised = dangerous.exec(words);
  return advised !== null && !warned.test(words.slice(0, advised.index));
}
