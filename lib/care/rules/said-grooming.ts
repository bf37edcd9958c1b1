import type { SaidSign } from './said-sign';

/** Who asks a child for pictures, meetings or closeness. */
export const grooming: readonly SaidSign[] = [
  [
    'grooming',
    'high',
    '(ped*|quer|queria|querendo|mand*|insist*|obrig*|falou para|falo para|disse para|fala para|fica pedindo|manda eu|cobr*|troca de|oferec*|pag*|da|dar|dou|promet*|preciso|tenho que|tem que|ensin*) ~6(<pic>) ~3(minha*|meu*|de me|de mim|<bare>)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(ped*|quer|mand*|insist*|obrig*|disse|falou|falo|fala) ~5(lig*|abr*|mostr*|tir*|ativ*|fic*) ~4(camera|cam|cames|roupa|blusa|camisa|short|calca|sutia|corpo|barriga|peit*|bunda|pinto|perna*|pe|pes|calcinha|cueca|web ?cam)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(liga*|abr*) ~2(camera|cam|cames|web ?cam|chamada|video) ~3(<bare>|comigo|de noite|escondid*|sosinh*|no cuarto|robucs|dinheiro|skin|no banho)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(<grown>) ~9(encontr*|me ver|me conhecer|me busc*|buscar|pegar|na casa dele|casa dele|carro dele|no carro|motel|hotel|shoping|praca|sair comigo|cinema|viajar) ~9(sosinh*|escondid*|sem (conta*|falar|fala|minha mae|meus pais|meu pai|avisar|ninguem)|segredo|ninguem|nao conta*|nao fala*|apag*|comigo|internet|discord|robloc*|insta*|zap|anos|mais velh*|jogo|free fire|presente|dinheiro|tictoc|tic toc)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(internet|discord|robloc*|roblochs|insta*|zap|tic ?toc|tictoc|telegram*|snap*|omegle|free fire|frifas|face*|chat|online|jogo|minecraft|desconhecid*|estranh*|nao conheco|numero|mais velh*|adult*|perfil|conta|app|aplicativo|live|dm|privado|pv|grupo|servidor|site) ~9(encontr*|me ver pessoal*|me conhecer|me buscar|onde (eu )?moro|meu endereco|o endereco|sosinh*|escondid*|namor*|segredo|apag*|pegar (eu|me)|fugir|beijo*|vir aqui|vim aqui|minha casa|ir na casa|cuantos anos|cue escola|localisacao|localizacao|onde estudo|meu numero|telefone)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(encontr*|me ver|me conhecer|sair|namor*|conhecer) ~9(internet|discord|robloc*|roblochs|insta*|tictoc|telegram*|snap*|omegle|free fire|desconhecid*|estranh*|nao conheco|mais velh*|adult*|(2#|3#|4#|5#|#) anos|conheci no|conheci na|conheci pelo|conheci pela|chat|jogo)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(ele|ela|cara|namorad*|omem|homem|pesoa|adulto|moco|menino|crush|ficante|amigo|mano|velho) ~4(tem|tipo|de|com|fas) ~2(19|2\\d|3\\d|4\\d|5\\d|6\\d|vinte|trinta|cuarenta) ?(anos)? ~9(quer|ped*|me|comigo|namor*|encontr*|foto|camera|mand*|eu tenho|diz*|diss*|fal*|da|dou|segredo|ninguem|fica*)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(ped*|disse|diz*|fal*|manda*|cham*|ela|ele|insist*|mand*|diss*) ~6(foto*|lind*|gostos*|bonit*|corpo|madur*|especial|namor*|beij*|princesa|gatinh*|delicia|casar|segredo|sedutor*|secsi) ~9(apag*|ninguem|segredo|mae|escondid*|madrugada|de noite|anos|adult*|mais velh*|pai|profesor*|treinador|tio|vizinho|presente|robucs|dinheiro|pics|sosinh*)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(amigo d[aeo] (meu |minha )?(pai|mae|familia|irmao|tio|padrasto)|tio|padrasto|vizinho|treinador|pastor|profesor|prof|tecnico|motorista|primo|cunhado|padrinho|cara|omem|homem|velho|moco|senhor|adulto|desconhecido|estranho|numero) ~9(me )~1(mand*|cham*|da|deu|dando|oferec*|promet*|elogi*|fal*|olh*|diz|lig*|pag*|compr*|manda) ~9(lind*|gostos*|corpo|foto*|apag*|madrugada|de noite|segredo|sosinh*|carro|presente*|carona|namor*|beij*|nao conta*|escondid*|ninguem|colo|abrac*|bonita|pelad*|sem roupa|mensagem estranha|estranh*)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(robucs|robuc|robux|dinheiro|pics|pix|scin*|skin*|diamante*|celular|presente*|vbucs|gift*|cartao|passe|dima*) ~6(se eu|em troca|por|para eu|pra eu|para me|se mandar|se mostrar|se liga*) ~5(foto*|video*|nude*|camera|cam|mostr*|tir*|beij*|encontr*|corpo|pelad*|roupa|blusa|ver|conhecer|sair)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(dose|doce*|bala*|presente*|dinheiro|credito|reais|carona|lanche|sorvete|celular|robucs|diamante*|pics|scin*) ~4(se eu|para eu|em troca|para me) ~4(for|ir|entra*|i|sub*|deich*|mostr*|senta*|mand*|da|der|ve|ver|abrac*|beij*|namor*|tir*)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(treinador|profesor|prof|pastor|vizinho|tio|homem|omem|cara|velho|moco|adulto|amigo do meu pai|motorista|padrasto|primo|coach|teacher|man) ~5(mensagem*|mand*|escrev*|lig*|fal*|diss*|disendo|diz) ~7(me ama|te amo|amor|saudade*|lind*|gostos*|princesa|bebe|namor*|casar|casa comigo|sonh* comigo|segredo|love me|beautiful|beij*)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(modelo|fotograf*|agencia|estudio|teste|fama|famos*|clipe) ~8(sosinh*|sem (meus|minha|minhas|roupa)|bicini|biquini|nao conta*|pag*|casa dele)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(pe|pes|perna*|barriga|corpo|boca|lingua) ~3(e )?(pag*|por # reais|da robucs|em troca|ganho|recebo|paga)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(cer|quer|queria|querendo|want*|ask*|pergunt*|pede|insist*) ~4(saber|sabe|onde|aonde|know|where) ~4(moro|mora|estudo|live|endereco|sosinh*|home alone|casa|school) ~9(adult*|jogo|discord|internet|online|desconhecid*|game|man|homem|numero|estranh*|sosinh*|cara|alone)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(adult*|jogo|discord|internet|online|desconhecid*|game|homem|omem|numero|cara|perfil|instagram|zap|insta|servidor) ~9(endereco|onde eu moro|onde moro|sosinh*|telegram|apag*|sem roupa|without clothes|naked|casar|casa comigo|namor* comigo|meu corpo|me ver|see me)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(me )(segu*|persegu*|persig*|acompanh*|espera*|observa*|cham*) ~5(caminho|rua|carro|moto|esquina|saida da escola|ponto|entrar no carro|pro carro|para o carro)',
    'harmless',
  ],
  [
    'grooming',
    'high',
    '(<friend>|friend|sister|brother|clasmate) ~8(namor*|sain*|sai|encontr*|conhec*|fal*|convers*|mando*|mand*|met|talk*|send*) ~4(cara|homem|omem|foto*|nude*|adulto|velho|pelad*|#) ~5(internet|net|anos|#|pelad*|mais velh*|desconhecid*|nude*|ninguem|mais)',
    'friend',
  ],
  [
    'grooming',
    'high',
    '(ask*|want*|send*|say*|said|told|need|must|have to|request*|beg*|tel*|give*|turn on|open|show*) ~6(photo*|picture*|pic|pics|video*|nude*|selfie*|camera|cam) ~3(of me|of my|my|naked|nude|without|on|in bikini|body|no clothes|in underwear|privat*)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(send|show*|give|see) ~2(him|her|them|me|he|my) ~3(photo*|picture*|pic|pics|video*|nude*|selfie*|camera|cam|body|breast*|privat*) ~5(body|naked|me|nude|my|without|underwear|secret|bikini|clothes)',
    'pics',
  ],
  [
    'grooming',
    'high',
    '(man|guy|adult|stranger|someone|somebody|person|boy|friend|dude|he|player|girl|people) ~9(roblocs|roblochs|discord|internet|online|game|instagram|tictoc|snap*|chat|older|old|years|whats*|minecraft|fre fire|met) ~9(met|meet|met me|alone|address|adres|where i live|secret|home|naked|photo*|picture*|pic|pics|camera|body|boyfriend|girlfriend|kis*|love me|gift*|robuc*|marry|come|date|my house|not tel|in person|park|mal)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(want*|ask*|say*|said|invit*|tel*) ~4(met|meet|see me|pick me|come to|visit|go to|kis*) ~6(alone|secret|home|house|car|hotel|without|park|parents|mal|person|older|adult|not tel*|online|know from)',
    'meeting',
  ],
  [
    'grooming',
    'high',
    '(he|she|man|guy|friend|boyfriend) ~2(is|has|have|who is|with) ~1(2\\d|3\\d|4\\d|5\\d|19) ~9(me|photo*|met|love|boyfriend|picture*|camera|secret|i am)',
    'meeting',
  ],
];
