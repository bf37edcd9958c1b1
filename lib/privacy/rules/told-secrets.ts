import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { is, of, told } from './told-grammar';
import type { Told } from './told-spans';

/** One word that is no word of asking on. */
const token = String.raw`(?!(?:e|eh|é|da|do|de|das|dos|um|uma|nao|n|muito|que|q|para|pra|pq|fraca|forte|segura|boa|certa|errada|antiga|nova|igual|input|int|str|print|if|else|for|while|correta|incorreta|no|na|com|sem|ou|se|mas|como|qual|certo|wrong|in|on|field|is|and|the|to|it|strong|weak|do|em|ta|esta|era|fica|pode|podia|chama|tem|deve|precisa|vai|mudou|trocar|troca|foi|celular|cofre|wifi|plataforma|jogo|conta|escola|email|roblox|sala|turma|portao|computador|notebook|tablet|pc|site|esqueci|perdi|sumiu|entra|entrou|funciona|dela|dele|quando|alguem|usuario|login|secreta|dificil|facil|grande|pequena|texto|string|variavel|aqui|minha|meu|mesma|msm)(?![\p{L}\d]))(?:[^\s,;"'()=[\]{}?!]|[?!](?=\S)){2,40}`;
const described = String.raw`(?!(?:[\p{L}]+(?:[ai]d[ao]s?|os[ao]s?|[aei]nte|vel|iv[ao]|ic[ao])|curta|longa|comprida|simples|numero|so|sempre|gerada|alphanumeric|numeric|required|short|long|too|not|invalid|case|o|a|pra|meu|minha|sua|seu)(?![\p{L}\d]))`;
/** One that opens something has digits; the others are of boards. */
const pin = String.raw`pin(?=[^\n\d]{1,25}(?<![\p{L}\d.,])\d{3,8}(?![\p{L}\d]))`;
const secretWord = String.raw`(?<![\p{L}\d_])(?:senhas?|cenha|snha|senhinha|password|passwd|pwd|pass|${pin}|passcode)(?![\p{L}\d_])`;

/** Passwords in whatever words, and codes that let somebody in. */
const named: readonly Told[] = [
  [
    told(
      String.raw`${secretWord}(?:\s+(?:antiga|nova|velha|atual|certa|new|old))?${of}(?:\s+(?:podia|pode|deve|devia|might|must|should|could)\s+(?:ser|be)\s+|${is})"?(${token})(?:\s+(?:ou|or|e|and)\s+(?:era\s+)?(${token}))?`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?<=(?:a|minha|my|the)\s)${secretWord}\s+(?:que|q|i|that|we)\s+[^\n:.!?=]{2,30}?(?:\s(?:e|eh|is)|:)\s+"?(${described}${token})(?=\s|[,.;!?"]|$)`,
    ),
    personalMarks.secret,
    'made',
  ],
  // Where it is said to be one, it may be any word, but how it is.
  [
    told(
      String.raw`(?<=(?:minha|meu|my|da|do|de|a|the|nova|e)\s)${secretWord}(?:\s+(?:antiga|nova|velha|atual|certa|new|old))?${of}\s*(?:e|eh|era|is|was|:|(?:podia|pode|deve|devia|tem que|might|must|should|could)\s+(?:ser|be)|acho (?:que|q) (?:e|era))\s+"?(${described}${token})(?=\s*(?:[,.;!?"]|$)|\s+(?:e|mas|pq|and|but|kk+|ta|nao|n|it|mesmo|msm|em|in|pode|sera|da|na|no)\s)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`${secretWord}${of}${is}(?:a |o )?"?(${token}(?:\s+(?:(?:com|d[aeo]|e|sem|n[ao]|em)\s+)?${token}){1,4}?)(?=\s+(?:ta|e|eh|esta|is|mas|nao|n|pq|porque|so|mesmo|ai|kkk?|but|and)\s|[.,;?!]|$)`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?<=(?:senhas?|cenha|password|pin)(?![\p{L}\d])[^\n]{0,70}\s)(?:a nova|nova|the new one|a antiga|antiga|or|ou)\s+(?:e|eh|era|is|foi)?\s*([\p{L}]*\d[\p{L}\d@#$*!<>._-]{3,30}|[\p{L}]{3,}[@#$*<>_]?\d{2,}[\p{L}\d@#$*!]{0,20})(?=[\s.,;?!]|$)`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:coloquei|botei|pus|poe|coloco|boto|usei|uso|use|used)\s+(?:a |o |my )?((?:[^\s,;"'()=]{1,30}\s+){1,5}?)(?:de|como|as|na|for)\s+(?:minha |my )?(?:senha|password|pin)`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`${secretWord}[^\n]{0,40}?(?:nome|name)\s+(?:d[aeo]|of)\s+(?:meu|minha|my)\s+[\p{L}]{3,12}\s+([\p{L}]{2,20})(?:\s+(?:mais|com|e|and|plus|\+)\s+(\d{1,8}))?`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:codigo|code|chave|link|token)\s+(?:d[aeo]\s+)?(?:turma|sala|class(?:room)?|meet|reuniao|grupo|convite)[^\n]{0,20}?(?:e|eh|is|:)\s*((?=[\p{L}]*\d)[\p{L}\d-]{5,12})`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:codigo|code)\s+(?:de|do|of)\s+(?:acesso|entrada|seguranca|verificacao|login|convite|access|celular|armario|porta|portao)(?:\s+(?:e|eh|is|:))?\s*([\p{L}]*\d[\p{L}\d-]{2,12})`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:minha|meu|my)\s+${secretWord}[^\n:]{0,40}:\s*"?([\p{L}\d]+(?:\s+[\p{L}\d]+){1,5})(?=[.,;!?"]|$)`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:a|minha|com a|my|the)\s+${secretWord}\s+(${token}(?:\s+(?:d[aeo]|e)\s+${token}){1,2})(?=[.,;!?"\s]|$)`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:meu |minha |my )?(?:login|usuario|username|user name|user)${of}${is}"?((?!(?:19|20)\d\d(?!\d))(?!(?:e|eh|nao|n|da|do|input|com|aqui|na|no|is|and|senha)(?![\p{L}\d]))[\p{L}\d][\p{L}\d._-]{2,30})(?=[\s.,;?!"]|$)(?=[^\n]{0,30}(?:senha|password|entra|\d|$))`,
    ),
    personalMarks.user,
    'made',
  ],
];

/** Called like an animal or somebody of theirs: "my password is my dogs name, Biscuit". */
const calledLike: Told = [
  told(
    String.raw`${secretWord}[^\n.!?]{0,40}?(?:my|meu|minha|d[ao])\s+\p{L}{3,12}(?:'?s)?(?:\s+name)?\s*[,:]\s+(?:[oa]\s+)?(\p{L}{2,20})(?=\s*[,.;!?]|$)`,
  ),
  personalMarks.secret,
  'large',
];

/** One word for who comes in and one for how, and a change of it: both may be any word. */
const pairs: readonly Told[] = [
  [
    told(
      String.raw`(?:login|usuario|user(?:name)?|conta)(?![\p{L}])[^\n.!?="]{3,40}?\s(?:e\s+)?(?:a\s+)?(?:senha|password|pass|pw)\s+(?:e\s+|eh\s+|is\s+|:\s*)?((?!(?:e|eh|is|do|da|de|no|na|errad[ao]|incorret[ao]|certa|nao|n|que|q|para|pra|ou|com|como|field|wrong|input|=)(?![\p{L}]))[^\s,;"'()=]{3,30})(?=\s*(?:[,.;!?]|$)|\s+(?:entra|e|pra|ve|faz|da|nao|n|and|to)\s)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`${secretWord}\s+(?:de|from|era)\s+([^\s,;"'()=]{4,30})\s+(?:pra|para|to|e agora e|e virou)\s+([^\s,;"'()=]{4,30})`,
    ),
    personalMarks.secret,
    'made',
  ],
  [
    told(
      String.raw`(?:minha|meu|my|a)\s+${secretWord}(?!\s+(?:d[aeo]s?\s+)?(?:exemplo|exercicio|atividade|livro|aula|programa|sistema|problema|usuario|fraca|forte))[^\n.!?="]{0,30}?\s((?=[\p{L}]*\d{4})[\p{L}\d]{4,20})(?!\s*(?:digit|caract|letra|numero|vez|tentativ|charact|combina|possibil|reais|\d))(?![\p{L}\d])`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:code|codigo|senha|pin)\s+(?:for|to|d[aeo]|of)\s+(?:(?:the|my|minha|meu|nossa)\s+)?(?:front\s+)?(?:door|gate|locker|house|building|garage|porta|portao|armario|casa|predio|garagem|alarme|cofre)(?:\s+(?:e|eh|is|:))?\s*(\d{3,8}#?)`,
    ),
    personalMarks.secret,
  ],
];

/** What comes for one time alone. */
const sent: Told = [
  told(
    String.raw`(?:codigo|code)\s+(?:que|q|that|d[aeo])\s+[^\n.!?\d]{0,30}?(?:sms|whats\p{L}*|e-?mail|celular|verifica\p{L}*|confirma\p{L}*|phone|text)[^\n.!?\d]{0,14}(\d{4,8})(?!\d)`,
  ),
  personalMarks.secret,
];

/** How a call of a class is found. */
const meeting: Told = [told(String.raw`([a-z]{3}-[a-z]{4}-[a-z]{3})(?![\p{L}\d-])`), personalMarks.secret];

/** What is typed where a password goes. */
const typed: Told = [
  told(
    String.raw`(?:coloquei|coloco|botei|digitei|digito|pus|boto|escrevi|typed|type|put|uso|usei|entrei com)\s+(?:a |o )?([^\s,;"'()=]{3,30})\s+(?:no campo|na parte|no lugar|na caixa|como|de|in the|as|na|no)\s+(?:[\p{L}]{1,8}\s+){0,3}?(?:senha|password|pin)(?![\p{L}])`,
  ),
  personalMarks.secret,
  'made',
];

/** What opens something of somebody's. */
const opens: Told = [
  told(
    String.raw`(?:cofre|celular|cel|pc|notebook|note|computador|tablet|armario|cadeado|portao|alarme|conta|phone|locker|laptop)(?:\s+(?:d[aeo]s?|of|meu|minha|my|mae|pai|avo|vo|tia|tio|irma|irmao|prof\p{L}*|escola|casa)){0,4}\s+(?:abre|entra|destrava|desbloqueia|desliga|desativa|liga|e so por|e so colocar|so abre|opens|unlocks)\s+(?:com|por|digitando|colocando|with|by)?\s*(?:o\s+|a\s+)?((?=[^\s,;]*\d)[^\s,;!?]{3,20})`,
  ),
  personalMarks.secret,
];
const entering: Told = [
  told(
    String.raw`(?:pra|para|to)\s+(?:entrar|abrir|logar|desbloquear|unlock|open|log in|get in)\s+[^\n.!?\d]{0,30}?(?:por|colocar|digitar|usar|e|eh|type|use|enter|is)\s+((?=[^\s,;]*\d)[^\s,;!?()=]{3,20})(?=\s*[,.;!?]|$)`,
  ),
  personalMarks.secret,
];

/** "senha = "Vasco88" é a minha mesmo". */
const quoted: Told = [
  told(
    String.raw`(?<=")([^"\n]{3,30})"\s*,?\s+(?:essa\s+|esse\s+|isso\s+|this\s+|que\s+|q\s+)?(?:e|eh|is)\s+(?:(?:a|o)\s+)?(?:minha|meu|mine|my)(?![\p{L}])`,
  ),
  personalMarks.secret,
  'made',
];

export const toldSecrets: readonly Told[] = [
  ...named,
  ...pairs,
  calledLike,
  sent,
  typed,
  meeting,
  opens,
  entering,
  quoted,
];
