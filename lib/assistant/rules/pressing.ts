import { writtenOut } from '@/lib/platform/text/chat-spelling';
import { folded } from '@/lib/platform/text/folded';

/** What is asked for ready-made, and words of no weight that stand before it. */
const ask =
  '(?:d[ae]r?|dei|passar?|passe|mandar?|mande|di[zs]|diga|falar?|fale|contar?|conte|escrever?|escreva|mostrar?|mostre|fa[zs]|fazer?|faca|enviar?|envie|botar?|colar?|soltar?|liberar?|resolver?|resolva|responder?|responda|quero|queria|preciso|cade|tell|give|show|send|write|gimme|need|want|paste)';
const light =
  '(?:me|mim|mi|logo|so|apenas|ja|agora|ai|ae|aqui|a|o|as|os|um|uma|tod[oa]s?|para|pra|pro|por|favor|pfv|pf|esse|essa|isso|d[aeo]s?|desse|dessa|final|cert[oa]s?|prof|the|an?|just|full|whole|entire|complete|right|final|please|pls|plz|now|de uma vez|uma vez)';
const ready =
  '(?:respostas?|resps?|codigos?|cod|code|solucao|solucoes|solution|resultado|result|gabarito|answers?|programa (?:inteiro|todo|pronto|completo)|script|tudo|pront[oa]s?|complet[oa]|inteir[oa]|exercicio (?:pronto|feito|inteiro)|full program|everything)';

const alone =
  '(?:anda|vai|fala|responde|manda|diz|passa|faz|bora|solta) (?:logo|ai|ae|de uma vez|para mim|por mim)|so (?:me )?(?:quero|diz|fala|responde|manda|passa|a resposta)|resolve (?:isso|para mim|para me|tudo|o exercicio|ai|essa?)|faz (?:isso |tudo |ele |essa? )?(?:para|por) (?:mim|me)|nao quero (?:dica|pista|pergunta)\\w*|(?:sem|chega de|para de|nada de) (?:dica|pista|pergunt|enrol|rodeio)\\w*|quero (?:so )?(?:pronto|copiar)|copia e cola|just (?:tell|answer|say|solve|do it|the answer)|(?:solve|do) it for me|no (?:more )?(?:hints?|questions?)|stop asking|hurry up';

/** Whoever may claim to be, or to be allowed by, is still a pupil. */
const claims =
  '(?:meu|minha|o|a) (?:professor|professora|prof|profe|pro|sor|sora|facilitador|facilitadora|diretor|diretora|mae|pai) (?:ja )?(?:deixou|deixo|liberou|libero|disse|falou|falo|autorizou|permitiu|mandou|mando)|(?:eu )?sou (?:o|a|um|uma) (?:professor|professora|prof|facilitador|facilitadora|admin\\w*)|ignore? (?:as|todas as|suas|essas) (?:regras|instrucoes)|my (?:teacher|mom|dad|professor) (?:allowed|said|told|lets?)|i am (?:the|a) teacher|im (?:the|a) teacher|ignore (?:the|all|your|previous)';

const pressing = new RegExp(
  String.raw`\b(?:${ask}(?: ${light}){0,6} ${ready}|(?:qual|cade|whats|what is) (?:e )?(?:a |o |the )?(?:resposta|gabarito|answer|solution)(?: certa| disso| dessa?| do exercicio| d[ao] \d+)?$|${alone}|${claims})\b`,
);

/** What says nothing of the thing: who agrees, hurries, laughs or wants more neither asks anew nor tries. */
const sayingNothing =
  /^(?:(?:sim|ss?|ok(?:ay|ei)?|ta|tah|bom|bem|certo|beleza|blz|e|ai|vai|vamos|bora|anda|logo|por|pf|pfv|pfvr|favor|please|pls|plz|mais|continua(?:r)?|continue|go|on|yes|yep|yeah|h[mu]+|a+h+|ata|entao|manda|fala|diz|responde|me|rs+|(?:rs){2,}|h?(?:[ae]h)+[ae]?|oie?|ola|alo|hello|hi|hey|mano|cara|voce)(?: |$))*$/;

const trying =
  /\b(?:tentei|tentando|tente|ja fiz|eu fiz|fiz (?:assim|isso|ate)|coloquei|botei|pus|escrevi|digitei|meu (?:codigo|programa) (?:ta|esta|ficou|deu|faz|e)|deu (?:erro|esse|isso|ruim)|minha resposta|acho que|axo que|eu pensei|seria|deu certo|testei|rodei|i tried|i did|i wrote|my code|my answer|i think|i got|i put|it gives)\b/;

/** How something is asked. */
export type Asking = {
  /** In words as they are meant: no accents, no signs, chat's short forms written out. */
  readonly plain: string;
  /** Wants it ready-made, or says nothing at all, and shows nothing of one's own. */
  readonly isPressing: boolean;
  /** A try speaks of what was asked last, in the words of the try. */
  readonly isTrying: boolean;
  /** What is asked about, without the words of asking and of pressing. */
  readonly subject: string;
};

export function readAsking(question: string): Asking {
  const plain = plainWords(question);
  const isTrying = trying.test(plain);
  return {
    plain,
    isPressing: (pressing.test(plain) || sayingNothing.test(plain)) && !isTrying,
    isTrying,
    subject: plain.replace(pressing, ' ').replace(trying, ' '),
  };
}

function plainWords(question: string): string {
  return (
    folded(question)
      .replace(/['’]/g, '')
      // A laugh would be read as the short form of a word.
      .replace(/(?<!\p{L})k{2,}(?!\p{L})/gu, ' ')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .split(' ')
      .map(writtenOut)
      .join(' ')
  );
}
