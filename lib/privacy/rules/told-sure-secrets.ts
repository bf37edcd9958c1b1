import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const secretWord = '(?:senha|cenha|snha|password|palavra[- ]passe|passcode)';
const whose = String.raw`(?:\s+(?:d[aeo]s?|n[ao]|of|for)\s+(?:(?:meu|minha|my|nossa)\s+)?\p{L}{2,14}){0,2}`;
const notOne =
  'nao|n|not|muito|very|too|so|que|q|a mesma|the same|igual|essa|esta|qual|what|fraca|forte|segura|facil|dificil|longa|curta|boa|ruim|errada|certa|correta|secreta|invalida|weak|strong|wrong|long|short|easy|hard|safe|obrigatoria|required|a|o|as|os|um|uma|meu|minha|my|the|de|do|da|como|para|pra|pq|com|sem|e|é|o nome|a data|um numero|criptografada|salva|guardada|trocada|case|only';
const word = String.raw`(?!(?:${notOne})(?![\p{L}]))\p{L}{3,16}`;
/** Where a key lies, nobody says of a dictionary. */
const under = '(?:embaixo|debaixo|em baixo|em cima|atras|dentro|under|underneath|beneath|behind|inside|on top)';
const hiding =
  '(?:vas(?:o|inho)s?|plantas?|samambaia|tapet(?:e|inho)|capacho|pedra|tijolo|telha|medidor|relogio d[ae] \\p{L}+|caixa d[eo] \\p{L}+|caixinha d[eo] \\p{L}+|portao|muro|botijao|tanque|casinha d[oa] \\p{L}+|janela|banco|bota|sapato|estojo|mochila|gaveta|churrasqueira|garagem|(?:plant|flower)\\s?pots?|pots?|(?:door|welcome|front)\\s?mat|mat|rug|rock|stone|brick|mailbox|gnome|drawer|shed|garage|gas meter|planter|bench|boot|meter|gutter)';

/** What lets somebody in, told in so many words. */
export const surelySecret: readonly Told[] = [
  [
    told(
      String.raw`(?:a\s+|minha\s+|nossa\s+|the\s+|our\s+|my\s+)?(?:(?:house|spare|door|front door)\s+)?(?:chaves?|keys?)(?:\s+(?:d[aeo]s?|reserva|extra|to|of|for)\s*(?:(?:minha|nossa|the|my|our)\s+)?\p{L}{0,10}){0,2}\s+(?:sempre\s+|always\s+)?(?:fica|ficam|ta|tao|esta|estao|e|eh|deixo|deixamos|is|are|stays?|lives|hides|sits)\s+(?:sempre\s+|la\s+|escondid[ao]s?\s+|hidden\s+|always\s+)?(${under}\s+(?:d[aeo]s?|the|a|our|my)?\s*(?:\p{L}{2,8}\s+)?${hiding})(?![\p{L}])`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:deixo|deixa|deixam|deixamos|escondo|esconde|guardo|guarda|keep|keeps|leave|leaves|hide|hides)\s+(?:a\s+|the\s+|our\s+|my\s+)?(?:(?:house|spare|door)\s+)?(?:chaves?|keys?)(?:\s+(?:d[aeo]|reserva)\s*\p{L}{0,8})?\s+(?:sempre\s+)?(${under}\s+(?:d[aeo]s?|the|a|our)?\s*(?:\p{L}{2,8}\s+)?${hiding})(?![\p{L}])`,
    ),
    personalMarks.secret,
  ],
  // Of several words, where nothing but it is said.
  [
    told(
      String.raw`(?:a|minha|nossa|my|our|the)\s+(?:wi-?fi\s+)?${secretWord}${whose}\s+(?:e|eh|é|era|is|was)\s+"?(${word}(?:\s+(?:d[aeo]\s+)?\p{L}{2,16}){1,2})"?(?=\s*(?:[.,;!?]|$))`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:mudei|troquei|alterei|changed)\s+(?:a\s+)?(?:minha|nossa|my|our)\s+${secretWord}${whose}\s+(?:pra|para|por|to)\s+"?((?!(?:uma?|outra|another|a|an|something|algo|mais)(?![\p{L}]))\p{L}{3,16}(?:\s+\p{L}{2,16}){0,2})"?(?=\s*(?:[.,;!?]|$))`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:coloquei|botei|pus|uso|usei|boto|i use|i put|i used)\s+"?((?!(?:ess[ae]s?|isso|isto|el[ae]|numeros?|letras?|simbolos?|input|string|textos?|nomes?|datas?|this|that|them|numbers?|letters?|words?|names?|palavras?|apenas|sempre|always|only|just)(?![\p{L}]))\p{L}{4,20})"?\s+(?:como|de|as)\s+(?:a\s+)?(?:minha\s+|my\s+)?${secretWord}(?![\p{L}])`,
    ),
    personalMarks.secret,
  ],
  [
    told(String.raw`(?:o|meu|my|the)\s+pin\s+(?:que|q|that)\s+(?:e|eh|is)\s+(\d{4,8})(?![\p{L}\d])`),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:resposta|answer)\s+(?:(?:d[aeo]|to|of|for)\s+)?(?:(?:minha|my|the)\s+)?(?:pergunta\s+(?:secreta|de seguranca)|(?:security|secret)\s+question)(?:\s+(?:d[aeo]|n[ao])\s+\p{L}{2,14})?\s+(?:e|eh|is|era|was)\s+"?([\p{L}\d][\p{L}\d'’-]{1,20}(?:\s+\p{Lu}?[\p{L}\d]{2,16}){0,2}?)"?(?=\s*(?:[.,;!?]|$))`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:minha|my|nossa|our)\s+${secretWord}${whose}\s+(?:e|eh|is|tem|has|sao)\s+(?:\p{L}{2,8}\s+)?(?:palavras|words|bichos|animals|nomes)\s*[:,]\s*"?(\p{L}{2,16}(?:[\s-]+\p{L}{2,16}){1,4})"?(?=\s*(?:[.,;!?]|$))`,
    ),
    personalMarks.secret,
  ],
  [
    told(String.raw`(?:${secretWord}|pin)\s+d[aeo]\s+(?:meu|minha)\s+[^\n.!?\d=]{2,30}\(\s*(\d{4,8})(?![\p{L}\d])`),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:my|minhas?|meus?)\s+(?:secret\s+(?:words?|pictures?|codes?)|palavras?\s+secretas?|codigo secreto)(?:\s+(?:in|on|of|for|d[aeo]|n[ao]|pr[ao])\s+[\p{L}.\d]{2,16}){0,2}\s+(?:are|is|e|eh|sao)\s+"?(${word}(?:\s+(?:(?:and|e)\s+)?\p{L}{3,16}){0,2}?)"?(?=\s*(?:[.,;!?]|$)|\s+(?:but|mas|and|e|pq|because|so)\s)`,
    ),
    personalMarks.secret,
  ],
  // Digit by digit.
  [
    told(
      String.raw`(?:(?:a|minha|meu|o|my|the)\s+)(?:${secretWord}|pin|codigo|code)${whose}\s+(?:e|eh|is)\s+((?:\d[ -]){3,7}\d)(?![\d\p{L}])`,
    ),
    personalMarks.secret,
  ],
];
