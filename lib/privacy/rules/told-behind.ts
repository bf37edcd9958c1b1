import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Told } from './told-spans';

const is = String.raw`\s*,?\s+(?:(?:e|eh|era|foi|is|was|thats|that is)|=)\s+(?:so\s+)?`;
const mine = String.raw`(?:(?:o|a|the)\s+)?(?:meu|minha|nosso|nossa|my|our|(?:nome|name|numero|number|user|nick|senha|zap|insta|bairro)\s+(?:d[aeo]|of)\s+(?:meu|minha|my|nossa))`;
/** What asks or points is nobody's. */
const pointing =
  'qual|por|nome|name|idade|age|meu|minha|my|quem|isso|card|numero|number|isto|esse|essa|este|esta|aquilo|ele|ela|eles|elas|eu|voce|vc|que|q|oq|onde|quando|como|quanto|quantos|ja|nao|n|so|tudo|nada|aqui|ali|la|which|what|who|where|when|how|this|that|it|he|she|they|these|those|there|here|python|java|javascript|scratch|html|css|linux|minecraft|roblox|codigo|programa|jogo|linguagem|materia|matematica|robotica|informatica|game|code|coding|language|subject|dia|day|lista|variavel|string';
const word = String.raw`(?!(?:${pointing})(?![\p{L}\d]))[^\s,;:!?"'()[\]{}=]{1,40}`;
const stand = String.raw`(?<=^\s*|[,.;:!?\n("]\s*|(?<![\p{L}\d])(?:e|mas|pq|porque|que|q|and|but|because|entao|so|oi|ola|hi|hello|n[ao]|d[ao]|em|o|a|prof)\s)`;
const behind = (words: number, noun: string): RegExp =>
  new RegExp(String.raw`${stand}(${word}(?:\s+${word}){0,${words}}?)${is}${mine}\s+(?:${noun})(?![\p{L}\d])`, 'dgu');
/** What tells itself where a sentence begins. */
const where = (words: number, said: string): RegExp =>
  new RegExp(String.raw`${stand}(${word}(?:[\s,]+${word}){0,${words}}?)\s*,?\s+(?:e|eh|is|fica)\s+${said}`, 'dgu');

/** What is told first and named behind: "bia88 é meu nick", "Ponta Verde is my school". */
export const toldBehind: readonly Told[] = [
  [behind(3, 'senhas?|password|pass|pin|passcode'), personalMarks.secret],
  [
    behind(
      0,
      `(?:user(?:name)?|usuario|login|nick(?:name)?|nik|gamertag|arroba|id|perfil|conta|canal|insta(?:gram)?|ig|tik ?tok|discord|snap(?:chat)?|face(?:book)?|twitter|x|telegram|roblox|steam|psn|xbox|twitch|yt|youtube)`,
    ),
    personalMarks.profile,
    'made',
  ],
  // A value of a program that is said to be oneself.
  [
    /"([^"\n]{2,40})"\)?,?\s*(?:idade\s*=\s*\d{1,2}\s+)?(?:(?:que|q|esse|essa|isso|that)\s+)?(?:(?:e|eh|is)\s+)?(?:sou eu|eu(?=\s*(?:[,.;!?]|$|\s(?:mesmo|msm)))|thats me|that's me|me(?=\s*[,.;!?]|$))/dgu,
    personalMarks.name,
    'strange',
  ],
  [behind(2, '(?:sobre)?nome|apelido|name|surname|last name|first name|nickname'), personalMarks.name],
  [behind(3, 'escola|colegio|iscola|skola|school'), personalMarks.school],
  [
    behind(3, 'cidade|bairro|rua|city|town|neighborhood|street|endereco|address|quebrada|comunidade|condominio'),
    personalMarks.address,
  ],
  [
    behind(4, 'niver|aniversario|aniver|data de nascimento|nascimento|birthday|bday|birth ?date'),
    personalMarks.birthDate,
  ],
  [
    behind(6, 'numero|zap|whats\\p{L}*|wpp|telefone|tel|fone|cel(?:ular)?|phone(?: number)?|number|contato'),
    personalMarks.phone,
  ],
  [behind(2, 'e-?mail|mail'), personalMarks.email],
  [
    behind(
      1,
      `(?:numero d[aeo] )?(?:matricula|ra|rm|cpf|rg|registro|chamada|id de aluno|student (?:id|number)|codigo de aluno)`,
    ),
    personalMarks.register,
  ],
  [
    where(
      5,
      String.raw`(?:o\s+)?(?:ano|dia|data|mes|year|day)\s+(?:em\s+)?(?:que|q|that|when)?\s*(?:eu\s+)?(?:nasci|i was born)(?![\p{L}])`,
    ),
    personalMarks.birthDate,
  ],
  [where(6, String.raw`onde\s+(?:eu\s+)?(?:moro|vivo|nasci)(?![\p{L}])`), personalMarks.address],
  [where(6, String.raw`where\s+(?:i|we)\s+(?:live|was born)(?![\p{L}])`), personalMarks.address],
  [where(3, String.raw`(?:onde|q|que)\s+(?:eu\s+)?estudo(?![\p{L}])`), personalMarks.school],
  [where(3, String.raw`where\s+i\s+(?:study|go to school)(?![\p{L}])`), personalMarks.school],
  [
    new RegExp(
      String.raw`(?<![\p{L}])(?:em|n[ao]|in)\s+(${word}(?:\s+${word}){0,3}?),?\s*\??\s*(?:(?:q|que)\s+(?:eu\s+)?moro|(?:e|eh)\s+(?:a\s+)?minha\s+cidade|where i live)(?![\p{L}])`,
      'dgu',
    ),
    personalMarks.place,
  ],
];
