import type { SaidSign } from './said-sign';

/** Who threatens to show pictures of a child. */
export const blackmail: readonly SaidSign[] = [
  ['blackmail', 'high', '(chantag*|chantaj*|santag*|chantagi*|sextor*|estorc*|estorq*)', 'lesson'],
  [
    'blackmail',
    'high',
    '(post*|espalh*|vas*|vaz*|mostr*|mand*|compart*|divulg*|public*|envi*|coloc*|jog*|solt*|ecsp*|esp[oõ]*|chogar|bot*|revel*) ~6(<pic>) ~8(todos|escola|sala|mae|pais|pai|grupo|turma|insta*|internet|net|zap|familia|contatos|amig*|se eu|se nao|senao|status|site|tiktok|tic|geral|facebook)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(amea*|senao|se nao|se eu nao|ou (eu )?(mand*|pag*)|ecsig*|ecsij*|exig*|cobr*|quer dinheiro|pede dinheiro|pedindo dinheiro|pedindo pics|pics|pag*|obrig*) ~9(<pic>) ~3(minha*|meu*|de me|intim*|pelad*|nu|nua|sem|da gente|antig*|vas*|post*|espalh*|no grupo|todos)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(<pic>) ~2(minha*|meu*|de me|de mim|da gente|<bare>) ~9(amea*|senao|se nao|se eu nao|pag*|dinheiro|pics|pix|obrig*|ecsig*|ecsij*|exig*|espalh*|vas*|post*|escola|todos|grupo|sem (eu|minha)|roub*|print*|mais|vend*)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(vas*|vaz*|print*|espalh*|roub*|haceou|haceo|hacear*|invad*|hac*) ~4(minha*|meu*) ~2(<pic>)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(fes|fez|fizeram|criou|criaram|montar*|montou|fazendo|usou|usaram|coloc*) ~4(montagem|deep ?face|deepfake|nude*|figurinha*|foto (falsa|pelad*)|ia|aplicativo) ~8(minha*|meu*|comigo|de me|rosto|cara|corpo|pelad*|nua|nu)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(mandei|mande|mando|enviei|envie|gravei|tirei|fiz) ~4(nude*|pac|pacs|packs|foto ~2(<bare>)|video ~2(<bare>)) ~9',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(se eu nao|se nao|senao|caso eu nao|ou) ~5(posta*|mostr*|mand*|espalh*|vas*|divulg*|joga*|envi*) ~3(todos|pros|tudo|minha*|meu*|primeira|foto|video|nudes)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(print*|grav*|film*|salv*) ~9(mand*|mostr*|post*|espalh*|joga*|conta*) ~2(para|pros|pras|pro|no|na|todos)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(tem|has|have|got|got) ~2(foto|video|print|nude*|prints|fotos|picture*|photo*|my) ~2(minha*|meu*|nudes|naked|intim*|de me|picture*|photo*|video*)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(minha*|meu*) ~1(nude*|nudes|foto ~1intim*|foto pelad*|video ~1intim*|print*|foto) ~6(vas*|espalh*|rolando|rodando|sircul*|grupo|todos|escola|viram|vendo|status)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(post*|jog*|mostr*|mand*|divulg*|solt*|espalh*|vas*|vaz*|apag*|mandar outra|mais uma) ~5(as foto|os video*|os print*|as nude*|pros meus pais|para meus pais|na net|na internet) ~6',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(tem|tinha|guard*|pego*|peguei|peguo|achou|print*|grav*|salv*|invadi*|entr*) ~3(foto*|video*|print*|audio*|nude*|imagens|conversa*|chamada) ~2(minha*|meu*|noss*|nos*|intim*|pelad*|de me)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(cobr*|pede*|pedindo|cer|quer|querendo|ecsig*) ~3(# reais|dinheiro|pics|reais|grana|cartao|senha) ~7(foto*|video*|mostr*|post*|apag*|espalh*|vas*|print*|nude*|conversa)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(grav*|film*|fotograf*|tirou foto|tiraram foto|tirar foto) ~3(eu|me|mim|de me|minha) ~4(banheiro|vestiario|escondid*|pelad*|troc*|banho|calcinha|cueca|chorando|apanhando)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(fals*|fake|face|ia|ai|inteligensia artificial|deep*|montag*|fised*|editar*) ~4(pelad*|nude*|naked|nua|nu|sem roupa|foto*|picture*|photo*) ~4(minha|meu|me|of me|comigo|my|with my)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(post*|send*|sent|share*|show*|leak*|publish*|put|spread*|give|upload*) ~5(my |of me )?~2(photo*|picture*|pic|pics|video*|nude*|selfie*|camera|cam) ~9(if|al|everyone|school|parents|internet|friends|mom|mother|money|pay|online|clas|family|instagram|group|or|unles|everybody|without)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(blackmail*|sextort*|pay|money|threat*|want more|ask more|demand*) ~9(photo*|picture*|pic|pics|video*|nude*|selfie*|camera|cam)',
    'pics',
  ],
  [
    'blackmail',
    'high',
    '(photo*|picture*|pic|pics|video*|nude*|selfie*|camera|cam) ~2(of me|naked|of my body|nude|private|without clothes) ~9(threat*|pay|money|post*|send*|share*|show*|if i|spread*|everyone|school|leak*|scar*)',
    'pics',
  ],
];
