import { type Sign, sign } from './care-sign';

/** What others do to a child, or offer it, in folded Portuguese words. */
export const harmSigns: readonly Sign[] = [
  sign(
    'sexual',
    'high',
    '(?:mand\\w+|envi\\w+|ped\\w+|quer\\w*|mostr\\w+|vaz\\w+|espalh\\w+|post\\w+|tir\\w+|ameac\\w+) (?:\\w+ ){0,5}?(?:nudes?|fotos? (?:\\w+ ){0,3}?(?:pelad[oa]s?|nu|nua|sem roupa|sem blusa|sem camisa|intimas?|de calcinha|de cueca|do (?:meu )?corpo)|videos? (?:\\w+ ){0,3}?(?:pelad[oa]s?|nu|nua|sem roupa|intimos?))|(?:foto|video|nude)s? (?:minhas?|meus?) (?:pelad[oa]|nu|nua|sem roupa|intim[oa])',
  ),
  sign(
    'sexual',
    'high',
    '(?:homem|cara|moco|adulto|adulta|mulher|desconhecid[oa]|estranh[oa]|alguem|pessoa|menino|rapaz|amigo|velho|usuario) (?:\\w+ ){0,8}?(?:ped\\w+|quer|queria|mand\\w+|marc\\w+|cham\\w+|insist\\w+|ofere\\w+) (?:\\w+ ){0,4}?(?:fotos? (?:minhas?|do meu)|me encontrar|encontro|se encontrar|encontrar comigo|me ver (?:pelad|sem|nua?|sozinh)\\w*|ligar a camera|abrir a camera|segredo|nao cont\\w+|guardar segredo)',
    /projeto|trabalho em grupo|da minha sala|da escola|programa|codigo|sistema/,
  ),
  sign(
    'sexual',
    'high',
    '(?:namorad[oa]|ficante|crush|amig[oa] da internet|menino que conheci|cara que conheci) (?:\\w+ ){0,3}?(?:tem|de|com) (?:2[1-9]|[3-6]\\d) anos',
  ),
  sign(
    'sexual',
    'high',
    'pedofil\\w* (?:\\w+ ){0,4}?(?:comigo|me|atras de me)|(?:um|uma) pedofil[oa] (?:me|fal\\w+|mand\\w+|cham\\w+)|(?:fiz|fizeram|fez|obrigad[oa] a fazer) sexo (?:comigo|com (?:um|meu|minha))',
  ),
  sign(
    'sexual',
    'attention',
    '(?:fazer|faz|faco|fiz|querer|quero|quer) sexo|sexo (?:oral|anal|com|sem camisinha)|transar|transei|transando|porno|pornografia|pornograficos?|xvideos|pornhub|xxx|masturb\\w+|punheta|siririca|boquete|manda nudes?|nudes|hentai|onlyfans|pedofil\\w+|estupro|estuprar|perder a virgindade|mulher(?:es)? pelad[oa]s?|homens? pelad[oa]s?',
    /campo sexo|variavel|sexo (?:masculino|feminino)|formulario/,
  ),
  sign(
    'sexual',
    'attention',
    '(?:conheci|conversando com|falando com|converso com|falo com|encontrar) (?:com )?(?:um|uma) (?:homem|cara|moco|adulto|mulher|desconhecid[oa]|estranh[oa]|rapaz) (?:mais velh[oa] )?(?:\\w+ )?(?:na|pela|da|no|do|pelo) (?:internet|discord|roblox|jogo|insta\\w*|tik ?tok|whats\\w*|chat|free fire)',
  ),

  sign(
    'drugs',
    'high',
    '(?:me )?(?:obrig\\w+|forc\\w+) (?:me )?(?:a |para )?(?:usar|fumar|cheirar|tomar|beber|vender|levar|entregar) (?:\\w+ ){0,2}?(?:drogas?|maconha|cocaina|crack|po|pacote|bebida|vape)|(?:tive|tendo|teve|de) (?:uma )?overdose|(?:vendo|estou vendendo|to vendendo|vou vender|entrego|trabalho n[oa]) (?:o |a )?(?:drogas?|maconha|cocaina|crack|trafico|boca de fumo)',
  ),
  sign(
    'drugs',
    'attention',
    '(?:uso|usei|usar|usando|usa|provar|provei|experiment\\w+|fum(?!ac)\\w+|cheir\\w+|tom\\w+|compr\\w+|ofere\\w+|conseguir|plant\\w+|injet\\w+|vicia\\w+ em|vend\\w+) (?:me )?(?:\\w+ ){0,3}?(?:drogas?|maconha|cocaina|crack|heroina|lsd|ecstasy|lolo|lanca perfume|cigarros?|vapes?|pod|narguile|baseado|cola de sapateiro|metanfetamina|skank|haxixe)',
    /baseado em|heroina (?:do|da|no|na|principal|com|que)|drogaria|jogo|game|crack d|personagem|estoque|farmacia|sistema|cadastr|alarme|sensor de|detector/,
  ),
  sign(
    'drugs',
    'attention',
    'maconha|cocaina|metanfetamina|boca de fumo|cigarro eletronico|loja de vape|lanca perfume',
    /sensor|detector/,
  ),
  sign(
    'drugs',
    'attention',
    '(?:estou|to|fiquei|ficar|ficamos) (?:muito )?(?:bebad[oa]|chapad[oa]|drogad[oa])|(?:beb(?:o|i|er|endo)|tom(?:o|ei|ar|ando)) (?:\\w+ ){0,2}?(?:cachaca|vodka|cerveja|pinga|whisky|bebida alcoolica|corote)|(?:pai|mae|irmao|irma|padrasto) (?:\\w+ ){0,2}?(?:usa|e viciad[oa] em|vende) drogas?',
    /jogo|personagem/,
  ),

  sign(
    'bullying',
    'high',
    '(?:vao|querem) me (?:bater|pegar|quebrar|linchar)(?: \\w+){0,3}(?: na saida| na escola| no recreio| amanha)',
    /no jogo|no uno|no futebol/,
  ),
  sign(
    'bullying',
    'attention',
    '(?<!quem |sobre )(?:sofro|sofri|sofrendo|sofre|vitima de|passo por|fazem|faz|fazendo|fizeram|fez) (?:muito )?(?:cyber ?)?bullying(?: comigo)?|(?:cyber ?)?bullying (?:comigo|em me|contra me)',
    /sobre (?:quem|o|uma|um)|jogo|projeto|personagem|por que (?:as|os) (?:pessoas|alunos|criancas)|quem (?:faz|sofre)/,
  ),
  sign(
    'bullying',
    'attention',
    '(?:me|todo mundo me|todos me|eles me|elas me|ficam me|vivem me) (?:zoam|zuam|zoando|zuando|zoa|zua|humilham|humilhando|xingam|xingando|xinga|excluem|excluindo|ofendem|perseguem|perseguindo|empurram|empurrando|ridicularizam|batem|imitam)',
    /no jogo|no roblox|os inimigos|inimig/,
  ),
  sign(
    'bullying',
    'attention',
    '(?:riem|ri|rindo|rir|zombam|debocham|caçoam|cacoam|tiram sarro|fazem piada) de me|todo mundo me odeia|todos me odeiam|ninguem (?:gosta de me|quer ser meu amigo|quer ser minha amiga|fala comigo|brinca comigo)|nao tenho (?:nenhum )?amigos?(?: nenhum)?',
    /no jogo|no roblox|no minecraft|no discord/,
  ),
  sign(
    'bullying',
    'attention',
    'me chamam? de (?:\\w+ ){0,1}?(?:gord[oa]|fei[oa]|burr[oa]|macac[oa]|viad\\w+|gay|baleia|lixo|idiota|retardad[oa]|estranh[oa]|nerd|pret[oa]|sapatao|bicha|inutil|favelad[oa]|pobre)|(?:espalh\\w+|invent\\w+) (?:\\w+ ){0,3}?(?:fofocas?|mentiras?|boatos?|fotos? minhas?|coisas) (?:\\w+ ){0,1}?(?:de me|sobre me|minhas?|no grupo)|(?:foram|sao|sofri|sofro) (?:racistas?|racismo)(?: comigo)?',
    /funcao/,
  ),
];
