import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const healer =
  '(?:psicolog[ao]|psicopedagog[ao]|psiquiatra|terapeuta(?: ocupacional)?|psicanalista|fono(?:audiolog[ao])?|neuro(?:logista|pediatra|(?! d[aeo]))|fisio(?:terapeuta)?|oncologista|cardiologista|endocrino(?:logista)?|reumatologista|hematologista|nefrologista|pneumologista|therapist|psychologist|psychiatrist|counsel(?:l)?or|speech therapist|physical therapist|neurologist|shrink|oncologist|cardiologist)';
const part =
  '(?:coracao|joelho|vista|olhos?|ouvidos?|coluna|quadril|ombro|braco|perna|pe|mao|dedo|nariz|garganta|amigdalas?|adenoide|apendice|hernia|fimose|estomago|rim|figado|pulmao|cabeca|barriga|vesicula|utero|mama|tornozelo|punho|cotovelo|boca|dente do siso|siso|knee|heart|eyes?|ears?|back|hip|shoulder|arm|leg|foot|hand|nose|throat|tonsils|appendix|stomach|kidney|liver|brain|spine|ankle|wrist)';

/** Who treats somebody, what is done to whom, and what is worn: of one's own, in so many words. */
export const surelyIll: readonly Told[] = [
  [
    told(
      String.raw`(?:meu|minha|my|nossa|nosso|our|com (?:o|a))\s+(?:(?:nova|novo|new|old|antiga|antigo)\s+)?(${healer})(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:passei|passo|fui|vou|consulta|consultei|levou|leva|levaram|marcou|marquei|go|went|see|saw|seeing|appointment)\s+(?:\p{L}{1,8}\s+){0,3}?(?:n[ao]|com [oa]|a[o]?|pr[ao]|the|my|a|with)\s+(${healer})(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:vou|vo|irei|vai|tenho que|preciso|fiz|fez|farei|vou ter que|after|having|had|have|need|got|getting|need(?:s)?|minha|meu|my|his|her|da|pela)\s+(?:que\s+)?(?:fazer\s+|faze\s+|to have\s+|getting\s+)?(?:a\s+|uma\s+|another\s+|outra\s+)?((?:cirurgia|operacao(?= (?:d[aeo]s?|n[ao]s?) (?:meu |minha )?${part})|surgery|knee surgery|heart surgery|eye surgery)(?:\s+(?:n[ao]s?|d[aeo]s?|on my|on the|in my)\s+\p{L}{2,14}(?:\s+(?:direit[ao]|esquerd[ao]))?)?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`((?:operei|operou|vou operar|vai operar|ia operar|vou ser operad[oa]|fui operad[oa]|to operad[oa]|fui engessad[oa])(?:\s+(?:a|o|as|os|d[aeo]s?|n[ao])\s+${part})(?:\s+(?:direit[ao]|esquerd[ao]))?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`((?:braco|brasso|perna|pe|mao|dedo|punho|tornozelo|pulso|arm|leg|foot|wrist)\s+(?:ta\s+|esta\s+|direit[ao]\s+|esquerd[ao]\s+)?(?:quebrad[oa]|engessad[oa]|in a cast|fraturad[oa]|torcid[oa]))(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:peguei|pegou|tive|teve|tenho|tem|to com|ta com|deu|i have|i had|i got|has|had|caught|my|minha)\s+(?:a\s+|uma\s+)?(malaria|leptospirose|convuls\p{L}+|vertigo|vertigem|labirintite|crise de \p{L}+|t1d|demencia|dementia|mono|salmonela|febre amarela|leishmaniose|chagas|hansenia\p{L}*|nodulos?|cistos?|ceratocone|toxoplasmose|cochlear implants?|insulin pump|panic attacks?|meltdowns?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:uso|usa|uso um|tomo|toma|tomei|dar|deu|deram|me deu|take|took|takes|give me|gave me|gives me)\s+(?:um\s+|uma\s+|a\s+|o\s+|an\s+)?(dipirona|paracetamol|ibuprofeno|ibuprofen|amoxicilina|amoxicillin|antibiotico|antibiotics?|tylenol|malaria pills?|aparelho auditivo|implante coclear|colete(?= \d+ ?h| ortop| na coluna)|oculos (?:de|com) \d{1,2} graus|bota ortopedica|tala|muletas?|crutches|hearing aids?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:got|have|had|go to|went to|start|started|in|doing|leave for|faco|tenho|comecei|fazendo)\s+(?:a\s+)?(therapy|counseling|chemo|dialysis|speech therapy|physical therapy|terapia|analise(?= com)|quimio|hemodialise)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:eu\s+|i\s+)((?:me (?:corto|cortava|cortei|machuco|mutilo)(?=\s+(?:quando|qnd|nos?|nas?|de|porque|pq|com|as vezes|escondid)|\s*[.,!?]|$)|(?:cut|cutting|hurt|harm)\s+myself))(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:a|o)\s+(${healer})(?:\s+\p{L}{3,14})?\s+(?:me\s+\p{L}{3,}|(?:disse|falou|pediu|quer|mandou)\s+(?:que|q|pra|para)\s+(?:eu|mim)(?![\p{L}]))`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`((?:tirar|tirei|tirou|retirar|retirei|removi|had|get|getting)\s+(?:as?|os?|my|uma?)\s+(?:amigdalas?|adenoide|apendice|vesicula|(?:dentes? do )?siso|tonsils|appendix|wisdom teeth|gallbladder)(?:\s+(?:removed|out))?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:to|tou|estou|tava|estava|fiquei|fico|de|com|entreguei|trouxe|levei|i have)\s+(?:de\s+|com\s+|o\s+|um\s+)?(atestado(?:\s+medico)?)(?![\p{L}])(?!\s+d[eo]\s+(?:conclusao|matricula|frequencia))`,
    ),
    personalMarks.health,
  ],
  [told(String.raw`(menstruei|to menstruad[ao]|estou menstruad[ao]|on my period)(?![\p{L}])`), personalMarks.health],
  [
    told(
      String.raw`(?:tenho|tive|tem|teve|sofro|sofri|sofreu)\s+(?:de\s+|um\s+|uma\s+|umas\s+|muitas\s+)?((?:crises?|ataques?)\s+de\s+(?:panico|ansiedade|asma|choro|epilepsia|ausencia|raiva)|avc|infarto|derrame|concussao|queimaduras?)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:acompanhamento|tratamento|atendimento|atendid[oa])\s+(?:n[ao]|pel[ao]|com)\s+(?:o\s+|a\s+)?(caps\p{L}*|cras|creas|apae|${healer})(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [told(String.raw`internad[ao]s?\s+(?:por|com|por causa d[aeo])\s+(\p{L}{4,20})(?![\p{L}])`), personalMarks.health],
  [told(String.raw`(${healer})(?:'s)?\s+(?:appointment|session|office)(?![\p{L}])`), personalMarks.health],
  [
    told(
      String.raw`(?:consulta|sessao|sessoes)\s+(?:d[eao]|com)\s+(?:o\s+|a\s+|um\s+|uma\s+)?(${healer}|terapia)(?![\p{L}])`,
    ),
    personalMarks.health,
  ],
  [
    told(String.raw`(?:estou|to|tou|ta|esta|ficou|fiquei|i'm|im|is|got)\s+(gravida|pregnant)(?![\p{L}])`),
    personalMarks.health,
  ],
];
