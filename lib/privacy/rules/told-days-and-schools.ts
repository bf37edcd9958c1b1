import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Told } from './told-spans';

const told = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'dgu');

const month =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|abr|jun|jul|ago|set|out|nov|dez|january|february|march|april|may|june|july|august|september|october|november|december)';
const number =
  '(?:\\d{1,4}|primeiro|segundo|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|mil|cento|first|second|third|fourth|fifth|twelfth|tenth|th|st|nd|rd)';
const words = String.raw`${number}(?:\s+(?:e\s+|de\s+|of\s+|do\s+)?(?:${number}|${month})){0,9}`;

const day = String.raw`(?:\d{1,2}\s?[/.-]\s?\d{1,2}(?:\s?[/.-]\s?\d{2,4})?|\d{1,2}[º°o]?\s+(?:de\s+|of\s+)?${month}(?:\s+(?:de\s+|of\s+)?(?:\d{4}|dois mil\s+[\p{L} ]{2,12}))?|${month}\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?)`;
const birth = String.raw`(?:nasci|vim ao mundo|cheguei ao mundo|niver|aniver(?:sario)?|birthday|bday|born|(?:eu )?(?:fiz|faco|fasso|completo|completei|vou fazer|vo faze|turned|turn) (?:meus )?(?:\d{1,2}|[\p{L}]{3,9}(?= anos| years))(?: anos| years)?|minha festa|meu bolo|parabens|sou de)`;

/** The day on which somebody was born, or has a birthday, in whatever words. */
export const toldBirthdays: readonly Told[] = [
  [
    told(
      String.raw`(?:nasci|faco (?:anos|niver\p{L}*|aniversario)|meu (?:niver\p{L}*|aniver\p{L}*) (?:e|eh|cai|vai ser)|my birthday is|i was born)\s+(?:em|no mes de|in)\s+(${month})(?![\p{L}])`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`(?:faco|faz|fasso|vou fazer|vo faze|vai fazer|completo|completa|completei|fiz|turn|turning)\s+(?:(?:${number})(?:\s+e\s+${number})?)(?:\s+(?:anos|aninhos|years))\s+(?:n[oa]|em|d[ao]|on)?\s*(?:dia\s+)?((?:dia\s+)?${words}(?<=${month}|\d))(?![\p{L}\d])`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`(?:faco|fasso|completo|i turn)\s+(?:\d{1,2}|\p{L}{3,9})(?:\s+anos)?\s*(?:,|em ${month})\s*((?:no\s+)?dia\s+\d{1,2}(?:\s+(?:de\s+)?${month})?)`,
    ),
    personalMarks.birthDate,
  ],
  [told(String.raw`(${day})(?![\d/])[^\n.!?;]{0,30}?(?<![\p{L}])${birth}(?![\p{L}])`), personalMarks.birthDate],
  [told(String.raw`${birth}(?![\p{L}])[^\n.!?;\d]{0,30}?(${day})(?![\d/])`), personalMarks.birthDate],
  [
    told(
      String.raw`(?:nasci|(?:i was|i'm|im) born|(?:nasceu|nascid[oa]|nascimento|born|niver|aniversario|aniver|birthday|bday)(?![^\n.!?]{0,30}?(?<!\d)\d{4}(?!\d)))(?!\p{L})(?:\s+(?:em|no|dia|d[aeo]|e|eh|foi|ano|on|in|is|the|meu|minha|my|[\p{L}]{2,12})){0,4}?\s+(${words})(?=[\s,.;!?]|$)`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`ano\s+(?:que|q)\s+(?:eu\s+)?nasci\s+(\d{4}|${words})(?:,?\s*(mes\s+[\p{L}\d]+))?(?:,?\s*(dia\s+[\p{L}\d]+))?`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`(?:faco|faz|fasso|vou fazer|vo faze|vai fazer|completo|completa|i turn|turns|turning)\s+\d{1,2}(?:\s+anos)?\s+((?:depois de amanha|amanha|hoje|dia\s+\d{1,2}|sabado|domingo|segunda|terca|quarta|quinta|sexta|semana que vem|mes que vem|em\s+${month}|tomorrow|today|next week|on\s+[\p{L}\d]+|in\s+${month})(?:\s+(?:agora|dia\s+\d{1,2}|de\s+${month}|que vem|\d{1,2}))?)(?:\s+(?:na|no|at)\s+((?:chacara|sitio|salao|buffet|casa|clube)\s+[^,.;!?\n]{3,25}?)(?=[,.;!?]|$))?`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`(\d{1,2}\s+de\s+${month}(?:\s+de\s+(?:\d{4}|dois mil\s+[\p{L} ]{2,12}))?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s+(?:e|eh|é|foi)\s+(?:o\s+)?(?:meu|dia que (?:eu )?nasci|aniversario|niver)`,
    ),
    personalMarks.birthDate,
  ],
];

const schoolWord = String.raw`(?:escol(?:a|inha)|iscola|skola|colegio|coleginho|colejio|instituto|creche|centro de ensino|cursinho|e\.?m\.?e\.?[fbi]\.?\p{L}{0,3}|eeef|eeefm|eem|eep|erem|emeief|emeb|caic|ciep|cieps|cmei|umei|ceu|c\.?e\.?|e\.?e\.?|e\.?m\.?|i\.?f\p{L}{1,3}|ifba|ifsp|etec|fatec|sesi|senai|senac|school)`;
const kinds = String.raw`(?:\s+(?:municipal|estadual|federal|tecnica|particular|publica|basica|do campo|rural|indigena|quilombola|d[aeo]s?|prof\p{L}*\.?|e|eh|is|se chama|chama|a|o|:|called|unidade))*`;
const notSchool = String.raw`(?!(?:uso|usei|usamos|tenho|moro|vou|fui|eu|gente|quero|preciso|faco|gosto|estudo|manha|tarde|noite|que|q|tem|nao|n|aqui|e|eh|fica|ta|esta|da|do|de|para|pra|pq|com|sem|hoje|nova|velha|toda|inteira|mesmo|mesma|publica|particular|grande|pequena|perto|longe|onde|um|uma|usa|abre|fecha|computador|pc|internet|exemplo|historia|ficticia|inventada|aluga|is|has|have|dont|project|work|computer|bus|name|bag|da historia|do exemplo|e|so|online|mas|tambem|amanha|ontem|no|na|nos|em|a pe|de onibus|dele|dela|deles)(?![\p{L}\d]))`;
const name = String.raw`(${notSchool}[\p{L}\d'’.-]+(?:\s+(?:d[aeo]s?\s+)?${notSchool}[\p{L}\d'’-]+){0,4}?)`;
const end = String.raw`(?=\s+(?:a gente|nois|nos|eu|usa|usamos|os|as|e|mas|q|que|pq|porque|la|tem|ta|nao|n|dont|doesnt|so|so temos|aqui|perto|com|sem|como|quando|onde|serie|is|has|have|and|but|no|na|so|vai|vamo|fica|\d|sem passa|agora|esse|desde)(?![\p{L}])|\s*[,.;:!?)"]|$)`;

/** What stands before "where I study". */
const whereIStudy = String.raw`(?:(?:onde|em que|que|q)\s+(?:eu\s+)?(?:estudo|estudava|to estudando|curso)|(?:where|that)\s+i(?:\s+go(?:\s+to\s+school)?|\s+study|\s+attend)|(?:e|eh)\s+onde\s+(?:eu\s+)?estudo)(?![\p{L}])`;
const attended = String.raw`(?!(?:a|o|the|my|meu|minha|escola|colegio|school|class|sala|turma|periodo|turno|horario|lugar|place|livro|site|casa|quarto|cidade|predio|dia|ano|hora)\s+(?:onde|em que|que|q|where|that)(?![\p{L}]))`;

/** The school that somebody goes to, by a word for it in whatever spelling, or by what is done there. */
export const toldSchools: readonly Told[] = [
  // By its kind and number or letters.
  [
    told(
      String.raw`(?<![\d-])((?:cieps?|emefi?|emeb|emeif?|emeief|cmei|cemei|umeif?|etec|fatec|caic|eeefm?|eeem|eeb|cefet|escola classe|escola parque|creche escola)\s*(?:n[º°o.]{0,2}\s*)?(?:\d{1,4}|[ivx]{1,5})(?:\s+d[aeo]s?\s+\p{L}{3,20})?)(?![\p{L}\d])`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`((?:if(?:sp|rj|mg|ba|ce|pe|rn|pb|pi|ma|pa|am|ac|ro|rr|ap|to|go|mt|ms|df|es|sc|rs|pr|al|ff|sul|sudeste|tm|goiano|farroupilha|catarinense|baiano|sertao)|cefet(?:[ -](?:rj|mg))?|utfpr|coltec|colegio pedro ii|pedro ii)(?:\s+(?:campus\s+)?d[aeo]\s+\p{L}{3,20})?)(?=\s|[.,;:!?)]|$)(?!\s?[=(])`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`(?:[oa]|n[ao]|d[ao]|pr[ao]|at|in|from)\s+(?:(?:colegio|escola|iscola|instituto)\s+)?${attended}([\p{L}\d'’.-]+(?:\s+(?!(?:onde|where)(?![\p{L}]))[\p{L}\d'’-]+){0,4}?),?\s+${whereIStudy}`,
    ),
    personalMarks.school,
    'strange',
  ],
  [
    told(
      String.raw`(?:(?:we|us|kids|students)\s+)?(?:at|in)\s+([\p{L}'’]{4,20}(?:\s+(?!(?:we|they)(?![\p{L}]))[\p{L}'’]{2,20}){0,3}?)(?=,?\s+(?:(?:we|they|our|my|the)\s+)?(?:use|have|got|do|learn|are|study|only|don|can|teach|let|block|computer|class|robot|coding|lab|classes|kids|students|wifi)(?![\p{L}]))`,
    ),
    personalMarks.school,
    'proper',
  ],
  [
    told(
      String.raw`(?:aqui\s+|la\s+)?n[ao]\s+([\p{L}'’.]{3,20}(?:\s+(?:d[aeo]s?\s+)?[\p{L}'’]{2,20}){0,3}?)\s+(?:eles?|a gente|nois|nos|os? prof\p{L}*|a prof\p{L}*|o lab\p{L}*|o wi-?fi|os? pcs?|os computador\p{L}*|a internet|so tem|nao tem|n tem|tem (?:aula|lab|robotica|feira|prova))(?![\p{L}])`,
    ),
    personalMarks.school,
    'proper',
  ],
  [
    told(
      String.raw`(?<=(?:to|at|from|attend|our school|my school|school,?)\s)((?:[\p{L}'’.]{2,20}\s+){1,3}(?:elementary|middle|high|academy|prep|charter|primary|secondary)(?:\s+school)?)(?![\p{L}])`,
    ),
    personalMarks.school,
    'large',
  ],
  [
    told(
      String.raw`(?:troquei|trocamos|troco|mudei|sai)\s+(?:[oa]|d[oa])\s+${name}\s+(?:pel[ao]|pr[ao]|para [oa])\s+([\p{L}'’]{3,20}(?:\s+[\p{L}'’]{3,20}){0,2}?)${end}`,
    ),
    personalMarks.school,
    'proper',
  ],
  [
    told(
      String.raw`(?:provas?|simulado|prof\p{L}*|lab\p{L}*|biblioteca|recreio|secretaria|diretor\p{L}*|olimpiada|gincana|feira de ciencias|aluno|aluna|clube de robotica)\s+(?:n[ao]|d[ao])\s+([\p{L}'’]{3,20}(?:\s+(?:d[aeo]s?\s+)?[\p{L}'’]{3,20}){0,2}?)(?=\s+(?:semana|amanha|hoje|que|q|e|nao|n|ta|foi|vai|sobre|disse|tem|cai|mandou)(?![\p{L}])|\s*[,.;:!?]|$)`,
    ),
    personalMarks.school,
    'proper',
  ],
  // With the class of somebody.
  [
    told(
      String.raw`(?:turma\s+\d{2,4}|(?:sou|to|aluno|aluna)\s+(?:d[ao]\s+)?\d\s?[º°o]?\s?(?:ano\s?|serie\s?)?[a-h]?|(?:primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono) ano(?:\s[a-h])?)\s+(?:d[ao]|n[ao]|at|in)\s+(${notSchool}[\p{L}'’.]{3,20}(?:\s+(?:d[aeo]s?\s+)?${notSchool}[\p{L}'’]{2,20}){0,3}?)${end}`,
    ),
    personalMarks.school,
    'strange',
  ],
  [told(String.raw`(?:at|to|from|in)\s+((?:ps|p\.s\.|is|ms|hs|jhs)\s+#?\d{1,3})(?![\p{L}\d])`), personalMarks.school],
  [
    told(
      String.raw`(?:(?:minha|nossa|meu|nosso|our|my|da|na|pra|de|a|nome da|estudo n[ao]|estuda n[ao])\s+)${schoolWord}${kinds}\s*[:=]?\s+(?:a\s+|o\s+)?${name}${end}`,
    ),
    personalMarks.school,
    'strange',
  ],
  [
    told(
      String.raw`((?:e\.?m\.?e\.?[fbi]\.?\p{L}{0,3}|eeef|erem|emeief|emeb|ciep|caic|cmei|etec|ifba|ifsp|ifce|ifpe|ifmg|ifrn|ifpb)(?:\s+(?:prof\p{L}*\.?|d[aeo]s?|dona|dr\.?|[\p{L}]{3,})){0,4}?)(?=\s+(?:e|eh|é|kk|kkk|mas|q|que|pq|la|tem|ta|nao|n|so|is)(?![\p{L}])|\s*[,.;:!?)"]|$)`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`(?:(?:eu )?(?:estudo|estudava|estudei)|(?:estuda|estudam)(?=\s+n[ao]\s+(?:colegio|escola|iscola))|i study|i go to school|i go(?=\s+to\s+[\p{L}]+(?:\s+[\p{L}]+){0,2}\s+school))\s+(?:aqui\s+|la\s+)?(?:n[ao]|d[ao]|at|in|(?<=go\s)to|from|pr[ao])\s+(?:colegio |escola |iscola )?((?!(?:that|que|q|the|a|my|casa|manha|tarde|noite|turno|aula|ano|minha|meu|celular|pc|computador|sala|tela|grupo|jogo|exercicio|prova|robo|turma|quinto|sexto|setimo|oitavo|nono|biblioteca|laboratorio|mesma|mesmo|sexta|segunda|terca|quarta|quinta|sabado|fim|final|dia|semana|escola|colegio|periodo|integral|livro|caderno|site|youtube|internet|quarto|mesa|onibus|silencio|intervalo|recreio|ultimo|ultima|primeiro|primeira|terceiro|segundo|9|8|7|6|5|lugar|banheiro)(?![\p{L}]))[\p{L}'’-]+(?:\s+(?:d[aeo]s?\s+)?[\p{L}'’-]+){0,3}?)(?:\s+(?:pr[ao]|para [oa])\s+((?!(?:ca|la|mim|aula)(?![\p{L}]))[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}?))?(?=\s+(?:e|mas|q|que|pq|esse|nesse|este|agora|kk|kkk|no|na|em|desde|ano|and|\d)(?![\p{L}])|\s*[,.;:!?)"]|$)`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`(?:estudo|estudava|estuda|estudei|mudei|sai|vim|fui|transferi|troquei|transferencia|transferid[oa]|transfiri|study|studied|go to school|moved from)\s+(?:aqui\s+|la\s+)?(?:n[ao]|d[ao]|at|in|from|pr[ao])\s+(?:colegio |escola )?((?!(?:casa|manha|tarde|noite|turno|aula|ano|minha|meu|celular|pc|computador|sala|tela|grupo|jogo|exercicio|prova|robo|turma|quinto|sexto|setimo|oitavo|nono|biblioteca|laboratorio|lugar|banheiro)(?![\p{L}]))[\p{L}'’-]+(?:\s+(?:d[aeo]s?\s+)?[\p{L}'’-]+){0,3}?)(?:\s+(?:pr[ao]|para [oa])\s+((?!(?:ca|la|mim|aula)(?![\p{L}]))[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}?))?(?=\s+(?:e|mas|q|que|pq|esse|nesse|este|agora|kk|kkk|no|na|em|desde|ano|and|\d)(?![\p{L}])|\s*[,.;:!?)"]|$)`,
    ),
    personalMarks.school,
    'strange',
  ],
  [
    told(
      String.raw`${schoolWord}\s+(?:(?:se\s+)?chama(?:-se)?|chamad[oa]|(?:is\s+)?called|named|de nome)\s+(?:a\s+|o\s+)?([\p{L}\d'’.-]+(?:\s+(?:d[aeo]s?\s+)?[\p{L}\d'’-]+){0,4}?)${end}`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`(?:aqui|la|nos|nois|a gente)\s+(?:n[ao]|d[ao])\s+(?:colegio|escola municipal|escola estadual|instituto)\s+${name}${end}`,
    ),
    personalMarks.school,
  ],
  [told(String.raw`(?:escola|colegio|iscola|school)\s*:\s*([^,.;\n]{3,50})`), personalMarks.school, 'strange'],
  [
    told(
      String.raw`(?:nome\s+(?:da|de)\s+(?:minha\s+)?escola|name of (?:my|the) school)(?:\s+(?:e|eh|is|:))?\s+([\p{L}'’.]+(?:\s+[\p{L}'’.]+){0,4}?)${end}`,
    ),
    personalMarks.school,
    'strange',
  ],
];
